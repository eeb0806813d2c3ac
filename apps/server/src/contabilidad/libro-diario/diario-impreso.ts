// The diario on paper and as a sheet. In the worker: see reportes/imprimir.ts and contabilidad/imprenta.
import type { FilaDeDiario, TotalesDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import type { ModoDeDiario } from '@cuadra/contract/contabilidad/opciones';
import { mesEnPalabras } from '@cuadra/core/meses';
import { nombresDeTipoDePartida } from '@cuadra/core/partida';
import { presentarLibro } from '#contabilidad/imprenta/presentar.ts';
import type { ColumnaDeLibro, FilaDeLibro } from '#contabilidad/imprenta/tipos.ts';
import { fechaImpresa, fechaYHora } from '#platform/pdf/documento.ts';
import type { Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';

export interface CabeceraDeDiario {
  readonly ejercicio: number;
  readonly modo: ModoDeDiario;
  readonly totales: TotalesDeDiario;
  /** The last link of the chain, on the printed book: whoever keeps it can compare it later. */
  readonly sello?: { readonly numero: number; readonly huella: string };
  /** The last signed head there was, by its short code: the one that auditors received. */
  readonly firmado?: { readonly n: number; readonly selladaEn: string; readonly codigo: string } | undefined;
}

export const columnas: readonly ColumnaDeLibro[] = [
  { titulo: 'Código', ancho: 56, tipo: 'texto' },
  { titulo: 'Cuenta', tipo: 'texto' },
  { titulo: 'Debe (Q)', ancho: 84, tipo: 'dinero', arrastre: 'suma' },
  { titulo: 'Haber (Q)', ancho: 84, tipo: 'dinero', arrastre: 'suma' },
];

const SANGRIA_DEL_HABER = 14;

export function enFilas(fila: FilaDeDiario, { modo }: CabeceraDeDiario): readonly FilaDeLibro[] {
  switch (fila.tipo) {
    case 'asiento':
      return abrir(fila, modo);
    case 'linea':
      return [
        {
          celdas: [fila.idCuenta, cuentaDe(fila), fila.debe || null, fila.haber || null],
          ...(fila.debe === 0 ? { sangria: SANGRIA_DEL_HABER } : {}),
          suma: true,
        },
      ];
    case 'total':
      return [{ celdas: ['Suma', null, fila.debe, fila.haber], estilo: 'total' }];
    default:
      return fila satisfies never;
  }
}

type Asiento = Extract<FilaDeDiario, { tipo: 'asiento' }>;

function abrir(asiento: Asiento, modo: ModoDeDiario): FilaDeLibro[] {
  const { primeraFecha, numero, hastaNumero, concepto } = asiento;
  const titulo = { celdas: [rotuloDe(asiento, modo)], estilo: 'titulo', conLaSiguiente: true } as const;
  const lugar = {
    numeros: [numero, hastaNumero],
    fecha: primeraFecha,
    marca: cuandoDe(asiento, modo),
  } as const;
  // What is added up is named in its title.
  if (concepto === null || asiento.tipoDePartida === null) return [{ ...titulo, ...lugar }];
  return [
    { ...titulo, ...lugar },
    { celdas: [concepto], estilo: 'nota', conLaSiguiente: true },
  ];
}

function rotuloDe(asiento: Asiento, modo: ModoDeDiario): string {
  const { fecha, numero, hastaNumero, partidas, agencia, tipoDePartida, concepto } = asiento;
  if (tipoDePartida !== null)
    return `Partida ${numero} · ${fechaImpresa(fecha)} · Agencia ${agencia} · ${nombresDeTipoDePartida[tipoDePartida]}`;
  if (agencia !== null)
    return `${concepto} ${fechaImpresa(fecha)}, agencia ${agencia}, ${partidas === 1 ? `partida ${numero}` : `${partidas} partidas, de la ${numero} a la ${hastaNumero}`}`;
  return `${cuandoDe(asiento, modo)} · ${partidas === 1 ? `Partida ${numero}` : `${partidas} partidas, de la ${numero} a la ${hastaNumero}`}`;
}

function cuandoDe({ fecha }: Asiento, modo: ModoDeDiario): string {
  return modo === 'mes' ? mesEnPalabras(fecha) : fechaImpresa(fecha);
}

function cuentaDe({ nombreCuenta, concepto, documento }: Extract<FilaDeDiario, { tipo: 'linea' }>): string {
  const nota = [concepto, documento === null ? null : `doc. ${documento}`].filter(
    (parte) => parte !== null && parte !== '',
  );
  return nota.length === 0 ? nombreCuenta : `${nombreCuenta} · ${nota.join(', ')}`;
}

export function cierre({ totales, sello, firmado }: CabeceraDeDiario): FilaDeLibro[] {
  const { partidas, lineas, debe, haber } = totales;
  const cuantas = `${partidas.toLocaleString('es-GT')} partidas, ${lineas.toLocaleString('es-GT')} líneas`;
  return [
    {
      celdas: [`Total: ${cuantas}`, null, debe, haber],
      estilo: 'total',
      conLaSiguiente: sello !== undefined || firmado !== undefined,
    },
    ...(sello === undefined
      ? []
      : [
          {
            celdas: [`Sello de la partida ${sello.numero}: ${sello.huella}`],
            estilo: 'nota',
            alAncho: true,
            conLaSiguiente: firmado !== undefined,
          } as const,
        ]),
    ...(firmado === undefined
      ? []
      : [
          {
            celdas: [
              `Último sello firmado: ${firmado.n}, del ${fechaYHora(firmado.selladaEn)}, código ${firmado.codigo}`,
            ],
            estilo: 'nota',
            alAncho: true,
          } as const,
        ]),
  ];
}

export async function pdf(
  impreso: Impreso<CabeceraDeDiario>,
  lotes: Lotes<FilaDeDiario>,
): Promise<AsyncIterable<Uint8Array>> {
  return presentarLibro({ columnas, enFilas, cierre }, impreso, lotes);
}

/** One line a row, each with all there is to know of it: what a pivot table needs. */
export function hoja({ cabecera }: Impreso<CabeceraDeDiario>, filas: AsyncIterable<FilaDeDiario>): Hoja {
  return {
    nombre: 'Libro Diario',
    columnas: [
      { titulo: cabecera.modo === 'mes' ? 'Mes' : 'Fecha', ancho: 12, tipo: 'fecha' },
      { titulo: cabecera.modo === 'detallado' ? 'Partida' : 'De la partida', ancho: 12, tipo: 'entero' },
      { titulo: 'A la partida', ancho: 12, tipo: 'entero' },
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Tipo', ancho: 12, tipo: 'texto' },
      { titulo: 'Folio', ancho: 9, tipo: 'entero' },
      { titulo: 'Concepto', ancho: 50, tipo: 'texto' },
      { titulo: 'Código', ancho: 14, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 44, tipo: 'texto' },
      { titulo: 'Concepto de la línea', ancho: 40, tipo: 'texto' },
      { titulo: 'Documento', ancho: 16, tipo: 'texto' },
      { titulo: 'Debe (Q)', ancho: 18, tipo: 'dinero', suma: true },
      { titulo: 'Haber (Q)', ancho: 18, tipo: 'dinero', suma: true },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(filas: AsyncIterable<FilaDeDiario>) {
  let asiento: Extract<FilaDeDiario, { tipo: 'asiento' }> | undefined;
  for await (const fila of filas) {
    if (fila.tipo === 'asiento') asiento = fila;
    if (fila.tipo !== 'linea' || asiento === undefined) continue;
    const { fecha, numero, hastaNumero, agencia, tipoDePartida, folio, concepto } = asiento;
    yield [
      fecha,
      numero,
      hastaNumero,
      agencia,
      tipoDePartida === null ? null : nombresDeTipoDePartida[tipoDePartida],
      folio,
      concepto,
      fila.idCuenta,
      fila.nombreCuenta,
      fila.concepto,
      fila.documento,
      fila.debe,
      fila.haber,
    ];
  }
}
