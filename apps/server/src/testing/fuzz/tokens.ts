/** One token for each person, asked for again when it no longer serves; by one, however many find it so at once. */
export function guardarTokens(
  entrar: (correo: string) => Promise<string>,
): (correo: string, vencido?: string) => Promise<string> {
  const tokens = new Map<string, Promise<string>>();
  return async (correo, vencido) => {
    const guardado = tokens.get(correo);
    const suyo = await guardado;
    if (suyo !== undefined && suyo !== vencido) return suyo;
    const deOtro = tokens.get(correo);
    if (deOtro !== undefined && deOtro !== guardado) return deOtro;
    const nuevo = entrar(correo);
    tokens.set(correo, nuevo);
    return nuevo;
  };
}
