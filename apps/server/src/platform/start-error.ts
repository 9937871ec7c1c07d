/** A start that cannot succeed for a reason a person can mend. The message is one line; a stack would only hide it. */
export class StartError extends Error {
  override name = 'StartError';
}
