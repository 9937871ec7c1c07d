/** Enough of a login for its owner to know it, too little for anybody else: `o•••@example.com`, `+380•••33`. */
export function maskLogin(login: string): string {
  const [name = '', domain] = login.split('@');
  return domain ? `${name.slice(0, 1)}•••@${domain}` : `${login.slice(0, 4)}•••${login.slice(-2)}`;
}
