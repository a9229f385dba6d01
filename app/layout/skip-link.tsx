/** The first stop of the Tab key: past the header. */
export function SkipLink() {
	return (
		<a href="#main" className="skip-link button button-link">
			Skip to content
		</a>
	);
}
