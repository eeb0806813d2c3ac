// An amount in words, as a comprobante or a cheque says it: MIL DOSCIENTOS TREINTA Y CUATRO QUETZALES CON 56/100; and dates and
// hours, as an acta does.
import { type Centavos, opuesto } from './dinero.ts';
import { nombreDeMes } from './meses.ts';

const HASTA_VEINTINUEVE = [
  'CERO',
  'UN',
  'DOS',
  'TRES',
  'CUATRO',
  'CINCO',
  'SEIS',
  'SIETE',
  'OCHO',
  'NUEVE',
  'DIEZ',
  'ONCE',
  'DOCE',
  'TRECE',
  'CATORCE',
  'QUINCE',
  'DIECISÉIS',
  'DIECISIETE',
  'DIECIOCHO',
  'DIECINUEVE',
  'VEINTE',
  'VEINTIÚN',
  'VEINTIDÓS',
  'VEINTITRÉS',
  'VEINTICUATRO',
  'VEINTICINCO',
  'VEINTISÉIS',
  'VEINTISIETE',
  'VEINTIOCHO',
  'VEINTINUEVE',
];
const DECENAS = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'];
const CENTENAS = [
  '',
  'CIENTO',
  'DOSCIENTOS',
  'TRESCIENTOS',
  'CUATROCIENTOS',
  'QUINIENTOS',
  'SEISCIENTOS',
  'SETECIENTOS',
  'OCHOCIENTOS',
  'NOVECIENTOS',
];
const MILLON = 1_000_000;

export function enLetras(monto: Centavos): string {
  if (monto < 0) return `MENOS ${enLetras(opuesto(monto))}`;
  const centavos = monto % 100;
  const quetzales = (monto - centavos) / 100;
  return `${conMoneda(quetzales)} CON ${String(centavos).padStart(2, '0')}/100`;
}

/** `dieciséis de noviembre de dos mil veintiséis`. */
export function fechaEnLetras(fecha: string): string {
  const [anio = 0, mes = 1, dia = 1] = fecha.split('-').map(Number);
  return `${contado(dia)} de ${nombreDeMes(mes)} de ${contado(anio)}`;
}

/** `catorce horas con cinco minutos`, `una hora en punto`. */
export function horaEnLetras(horas: number, minutos: number): string {
  const deHoras = `${femenino(horas)} ${horas === 1 ? 'hora' : 'horas'}`;
  if (minutos === 0) return `${deHoras} en punto`;
  return `${deHoras} con ${entero(minutos).toLowerCase()} ${minutos === 1 ? 'minuto' : 'minutos'}`;
}

/** Before no noun, one is not cut short: `veintiuno`, `treinta y uno`. */
const contado = (n: number): string =>
  entero(n)
    .toLowerCase()
    .replace(/veintiún$/, 'veintiuno')
    .replace(/\bun$/, 'uno');

const femenino = (n: number): string => contado(n).replace(/uno$/, 'una');

function conMoneda(quetzales: number): string {
  if (quetzales === 1) return 'UN QUETZAL';
  // «Un millón de quetzales», but «un millón doscientos mil quetzales».
  const de = quetzales >= MILLON && quetzales % MILLON === 0 ? 'DE ' : '';
  return `${entero(quetzales)} ${de}QUETZALES`;
}

/** In sixes: each group of six digits is said as thousands and carries its own name. */
function entero(n: number): string {
  if (n === 0) return 'CERO';
  const unidades = n % MILLON;
  const millones = ((n - unidades) / MILLON) % MILLON;
  const billones = Math.floor(n / (MILLON * MILLON));
  return [
    nombrado(billones, 'BILLÓN', 'BILLONES'),
    nombrado(millones, 'MILLÓN', 'MILLONES'),
    unidades === 0 ? '' : hastaUnMillon(unidades),
  ]
    .filter((parte) => parte !== '')
    .join(' ');
}

function nombrado(n: number, uno: string, varios: string): string {
  if (n === 0) return '';
  return n === 1 ? `UN ${uno}` : `${hastaUnMillon(n)} ${varios}`;
}

function hastaUnMillon(n: number): string {
  const resto = n % 1_000;
  const miles = (n - resto) / 1_000;
  const deMil = miles === 0 ? '' : miles === 1 ? 'MIL' : `${hastaMil(miles)} MIL`;
  return [deMil, resto === 0 ? '' : hastaMil(resto)].filter((parte) => parte !== '').join(' ');
}

function hastaMil(n: number): string {
  if (n === 100) return 'CIEN';
  const resto = n % 100;
  const centena = CENTENAS[(n - resto) / 100] ?? '';
  return [centena, resto === 0 ? '' : hastaCien(resto)].filter((parte) => parte !== '').join(' ');
}

function hastaCien(n: number): string {
  if (n < HASTA_VEINTINUEVE.length) return HASTA_VEINTINUEVE[n] ?? '';
  const unidad = n % 10;
  const decena = DECENAS[(n - unidad) / 10] ?? '';
  return unidad === 0 ? decena : `${decena} Y ${HASTA_VEINTINUEVE[unidad]}`;
}
