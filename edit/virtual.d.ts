declare module "virtual:edit-token" {
	const token: string;
	export default token;
}
