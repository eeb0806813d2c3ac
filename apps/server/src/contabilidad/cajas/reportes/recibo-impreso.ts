// A receipt on paper: on a letter sheet, the original and its copy with a line to cut between them; on the roll of 80 mm, as
// long as what it says.
import type { PapelDeRecibo } from '@cuadra/contract/contabilidad/cajas/reportes';
import { formatearQuetzales } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import { numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  crearPdf,
  type Encabezado,
  fechaImpresa,
  fechaYHora,
  papeles,
  senasDe,
} from '#platform/pdf/documento.ts';
import type { Firma } from '#platform/pdf/firmas.ts';
import { prepararFuentes, secar, type Tinta } from '#platform/pdf/tinta.ts';
import {
  agregarDatos,
  agregarEspacio,
  agregarExtremos,
  agregarFirmas,
  agregarParrafo,
  agregarQr,
  agregarRaya,
  type Dato,
  dibujarTira,
  nuevaTira,
  type Tira,
  trazarCorte,
} from '#platform/pdf/tira.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { Recibo } from './leer-recibo.ts';
import { nombreDeOperacion, reciboImpreso } from './palabras.ts';

export interface CabeceraDeRecibo {
  readonly papel: PapelDeRecibo;
}

export async function pdf(
  { encabezado, cabecera: { papel } }: Impreso<CabeceraDeRecibo>,
  lotes: Lotes<Recibo>,
): Promise<PDFKit.PDFDocument> {
  const documento = crearPdf(encabezado, [...papeles.carta]);
  for await (const lote of lotes)
    for (const recibo of lote) (papel === 'carta' ? enCarta : enRollo)(documento, encabezado, recibo);
  documento.end();
  return documento;
}

const MARGEN = 48;
const ARRIBA = 40;
/** What is left free at each side of the cut, and under the copy. */
const JUNTO_AL_CORTE = 16;
const COPIAS = ['ORIGINAL', 'COPIA'] as const;

function enCarta(pdf: PDFKit.PDFDocument, encabezado: Encabezado, recibo: Recibo): void {
  const [ancho, alto] = papeles.carta;
  const tinta: Tinta = { pdf, trazos: [] };
  const abrir = () => {
    secar(tinta);
    pdf.addPage({ size: [ancho, alto], margin: 0 });
    prepararFuentes(pdf);
  };
  abrir();
  const copias = COPIAS.map((copia) => tiraDeCarta(pdf, encabezado, recibo, copia));
  const mitad = alto / 2;
  // What does not fit in half a sheet, which would take pages of a concepto, has a sheet for each.
  const caben = copias.every((tira) => tira.alto <= mitad - ARRIBA - JUNTO_AL_CORTE);
  for (const [i, tira] of copias.entries()) {
    if (i > 0 && !caben) abrir();
    dibujarTira(tinta, tira, MARGEN, i > 0 && caben ? mitad + JUNTO_AL_CORTE : ARRIBA);
  }
  if (caben) trazarCorte(tinta, [MARGEN / 2, ancho - MARGEN / 2], mitad);
  secar(tinta);
}

const QR_EN_CARTA = 60;

function tiraDeCarta(
  pdf: PDFKit.PDFDocument,
  encabezado: Encabezado,
  recibo: Recibo,
  copia: (typeof COPIAS)[number],
): Tira {
  const { institucion, verificacion } = encabezado;
  const tira = nuevaTira(pdf, papeles.carta[0] - 2 * MARGEN);
  agregarExtremos(
    tira,
    [institucion.nombre, { tamano: 11, negrita: true }],
    ['RECIBO DE CAJA', { tamano: 11, negrita: true }],
  );
  agregarExtremos(
    tira,
    [senasDe(institucion), { tamano: 8 }],
    [reciboImpreso(recibo.codigoCaja, recibo.recibo), { tamano: 13, negrita: true }],
  );
  agregarExtremos(tira, [agenciaDe(recibo), { tamano: 8 }], [copia, { tamano: 8 }]);
  agregarRaya(tira);
  agregarEspacio(tira, 2);
  agregarReversion(tira, recibo, { tamano: 9, negrita: true });
  const hueco = verificacion === undefined ? 0 : QR_EN_CARTA + 10;
  if (verificacion !== undefined) agregarQr(tira, verificacion, QR_EN_CARTA, true);
  const [cuando, caja, operacion, partida, ...demas] = datosDe(recibo);
  const forma = { letra: { tamano: 9 }, nombres: 84, hueco } as const;
  agregarDatos(tira, [[cuando, caja], [operacion, partida], ...demas.map((dato) => [dato])], forma);
  agregarRaya(tira);
  agregarMonto(tira, recibo, { cifra: 13, letras: 9 });
  agregarFirmas(tira, firmasDe(recibo));
  agregarEspacio(tira, 4);
  agregarParrafo(tira, pieDe(encabezado), { tamano: 7 });
  return tira;
}

/** 80 mm, of which a head prints 72. */
const ROLLO = { ancho: 226.77, margen: 12 };
const QR_EN_ROLLO = 84;

function enRollo(pdf: PDFKit.PDFDocument, encabezado: Encabezado, recibo: Recibo): void {
  const tira = tiraDeRollo(pdf, encabezado, recibo);
  const tinta: Tinta = { pdf, trazos: [] };
  pdf.addPage({ size: [ROLLO.ancho, Math.ceil(tira.alto + 2 * ROLLO.margen)], margin: 0 });
  prepararFuentes(pdf);
  dibujarTira(tinta, tira, ROLLO.margen, ROLLO.margen);
  secar(tinta);
}

function tiraDeRollo(pdf: PDFKit.PDFDocument, encabezado: Encabezado, recibo: Recibo): Tira {
  const { institucion, verificacion } = encabezado;
  const tira = nuevaTira(pdf, ROLLO.ancho - 2 * ROLLO.margen);
  const centro = { alineacion: 'centro' } as const;
  agregarParrafo(tira, institucion.nombre, { tamano: 9, negrita: true, ...centro });
  agregarParrafo(tira, senasDe(institucion), { tamano: 7, ...centro });
  agregarParrafo(tira, agenciaDe(recibo), { tamano: 7, ...centro });
  agregarRaya(tira);
  agregarParrafo(tira, 'RECIBO DE CAJA', { tamano: 9, negrita: true, ...centro });
  agregarParrafo(tira, reciboImpreso(recibo.codigoCaja, recibo.recibo), {
    tamano: 13,
    negrita: true,
    ...centro,
  });
  agregarReversion(tira, recibo, { tamano: 8.5, negrita: true, ...centro });
  agregarRaya(tira);
  const forma = { letra: { tamano: 8 }, nombres: 66 } as const;
  agregarDatos(
    tira,
    datosDe(recibo).map((dato) => [dato]),
    forma,
  );
  agregarRaya(tira);
  agregarMonto(tira, recibo, { cifra: 13, letras: 8 });
  agregarFirmas(tira, firmasDe(recibo));
  agregarEspacio(tira, 6);
  if (verificacion !== undefined) agregarQr(tira, verificacion, QR_EN_ROLLO);
  agregarParrafo(tira, pieDe(encabezado), { tamano: 6.5, ...centro });
  return tira;
}

const agenciaDe = ({ agencia, nombreAgencia }: Recibo): string => `${agencia} ${nombreAgencia}`;

function agregarReversion(tira: Tira, recibo: Recibo, letra: Parameters<typeof agregarParrafo>[2]): void {
  const { codigoCaja, deshace, deshechoPor, motivo, motivoDeDeshacer } = recibo;
  const dichos = [
    deshechoPor === null
      ? undefined
      : `REVERSADO: lo deshace el recibo ${reciboImpreso(codigoCaja, deshechoPor)}. Motivo: ${motivoDeDeshacer ?? ''}`,
    deshace === null
      ? undefined
      : `REVERSIÓN: deshace el recibo ${reciboImpreso(codigoCaja, deshace)}. Motivo: ${motivo ?? ''}`,
  ].filter((texto) => texto !== undefined);
  for (const texto of dichos) agregarParrafo(tira, texto, letra);
  if (dichos.length > 0) agregarEspacio(tira, 3);
}

/** The first four are short, and share rows where the paper is wide. */
function datosDe(recibo: Recibo): readonly [Dato, Dato, Dato, Dato, ...Dato[]] {
  const { fecha, registradoEn, codigoCaja, nombreCaja, clase, sentido, medio, numero, ejercicio } = recibo;
  const { personaNombre, personaDocumento, otraCaja, concepto, documento } = recibo;
  const persona = personaNombre === null ? '' : `${personaNombre}, documento ${personaDocumento}`;
  return [
    ['Fecha y hora', cuandoFue(fecha, registradoEn)],
    ['Caja', `${codigoCaja} ${nombreCaja}`],
    ['Operación', `${nombreDeOperacion(clase, sentido)}${medio === 'cheque' ? ', en cheque' : ''}`],
    ['Partida', numeroImpreso(numero, ejercicio)],
    [sentido === 'entrada' ? 'Recibido de' : 'Pagado a', persona],
    [sentido === 'entrada' ? 'De la caja' : 'A la caja', otraCaja ?? ''],
    ...cuentaDe(recibo),
    ['Concepto', concepto],
    ['Documento', documento ?? ''],
    ['Hecho por', recibo.hechoPor],
    ['Autorizado por', recibo.autorizadoPor ?? ''],
  ];
}

/** Whose savings they were and what the account held afterwards; otherwise, the account of the books. */
function cuentaDe({ ahorro, idCuenta, nombreCuenta }: Recibo): Dato[] {
  if (ahorro === null) return [['Cuenta', `${idCuenta} ${nombreCuenta}`]];
  return [
    ['Cuenta', `${ahorro.numero}, ${ahorro.producto}`],
    ['Titular', ahorro.titular],
    ['Saldo', formatearQuetzales(ahorro.saldo)],
  ];
}

/** The hour is that of its registration, with its day when it is not the accounting one. */
function cuandoFue(fecha: string, registradoEn: string): string {
  const [dia = '', hora = ''] = fechaYHora(registradoEn).split(' ');
  const suya = fechaImpresa(fecha);
  return suya === dia ? `${dia} ${hora}` : `${suya} (registrado el ${dia} ${hora})`;
}

function agregarMonto(
  tira: Tira,
  { monto }: Recibo,
  tamanos: { readonly cifra: number; readonly letras: number },
): void {
  const letra = { tamano: tamanos.cifra, negrita: true };
  agregarEspacio(tira, 3);
  agregarExtremos(tira, ['Monto', letra], [formatearQuetzales(monto), letra]);
  agregarParrafo(tira, `Son: ${enLetras(monto)}`, { tamano: tamanos.letras });
}

function firmasDe({ sentido, hechoPor, personaNombre }: Recibo): Firma[] {
  return [
    ['Cajero', hechoPor],
    [sentido === 'entrada' ? 'Entregué conforme' : 'Recibí conforme', personaNombre ?? ''],
  ];
}

function pieDe({ generadoEn, generadoPor, codigo, verificacion }: Encabezado): string {
  const donde = verificacion === undefined ? '' : ` en ${verificacion.split('?')[0]}`;
  return `Generado el ${fechaYHora(generadoEn)} por ${generadoPor} · Verificación ${codigo ?? ''}${donde}`;
}
