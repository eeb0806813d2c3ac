// Dates as people read them: dd/MM/yyyy. An accounting date is a calendar day and has no time zone; an instant is
// shown as it was in Guatemala, wherever the reader is.
//
//   formatearFecha('2026-01-31')                    → '31/01/2026'
//   formatearInstante('2026-02-01T02:30:00Z')       → '31/01/2026 20:30'
const ZONA = 'America/Guatemala';

const dia = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONA,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const hora = new Intl.DateTimeFormat('es-GT', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function formatearFecha(fecha: string): string {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(fecha);
  if (partes === null) throw new RangeError(`No es una fecha contable: ${fecha}`);
  return `${partes[3]}/${partes[2]}/${partes[1]}`;
}

export function formatearInstante(instante: string): string {
  const momento = new Date(instante);
  return `${dia.format(momento)} ${hora.format(momento)}`;
}

export const formatearDiaDeInstante = (instante: string): string => dia.format(new Date(instante));
