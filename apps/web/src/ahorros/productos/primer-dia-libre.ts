// The day from which something new is proposed to be in force: the first of a month that is not paid and that nothing begins on.
interface Regla {
  readonly desde: string;
}

export function primerDiaLibre(reglas: readonly Regla[], pagadoHasta: string | null, hoy: string): string {
  const ocupados = new Set(reglas.map(({ desde }) => desde));
  let mes = `${hoy.slice(0, 7)}-01`;
  while (ocupados.has(mes) || (pagadoHasta !== null && mes <= pagadoHasta)) mes = siguiente(mes);
  return mes;
}

function siguiente(mes: string): string {
  const [anio = 0, numero = 1] = mes.split('-').map(Number);
  return numero === 12 ? `${anio + 1}-01-01` : `${anio}-${String(numero + 1).padStart(2, '0')}-01`;
}
