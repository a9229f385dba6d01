/** The address that led to no page, with query and hash; it is logged as well (specification, section 2). */
export function logAttempted(): string {
	const address = location.pathname + location.search + location.hash;
	console.error("404: no page at", address);
	return address;
}
