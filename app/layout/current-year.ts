/** Returns the current year in local time; in a build with SOURCE_DATE_EPOCH, the year of that moment in UTC. */
export function currentYear(): number {
	const epoch = import.meta.env.SSR ? process.env.SOURCE_DATE_EPOCH : undefined;
	return epoch ? new Date(Number(epoch) * 1000).getUTCFullYear() : new Date().getFullYear();
}
