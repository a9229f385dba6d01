/** The current year in the reader's time; in a build that sets SOURCE_DATE_EPOCH, the year of that moment in UTC. */
export function currentYear(): number {
	const epoch = import.meta.env.SSR ? process.env.SOURCE_DATE_EPOCH : undefined;
	return epoch ? new Date(Number(epoch) * 1000).getUTCFullYear() : new Date().getFullYear();
}
