/** The screen of an unexpected error (specification, section 8). It uses nothing that may have failed. */
export function ErrorScreen({ message }: { message: string }) {
	return (
		<main className="wrap grid gap-6 py-section">
			<title>Unexpected Application Error!</title>
			<h1 className="text-title">Unexpected Application Error!</h1>
			<p className="max-w-[40rem] border-l-[3px] border-cite pl-4 font-mono text-mono">{message}</p>
			<p>
				<a href="/" className="button button-link">
					Return to Home
				</a>
			</p>
		</main>
	);
}
