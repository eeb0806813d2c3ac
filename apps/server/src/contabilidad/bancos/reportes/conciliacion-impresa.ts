// The conciliación on paper: both balances with what changes them until they meet, each item with its age, and who signed.
import { nombresDeTramo } from '@cuadra/core/bancos/clasificar';
import { type Centavos, formatearCifra, restar, sumar } from '@cuadra/core/dinero';
import { numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { type Firmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { hojaDeConciliacion } from './conciliacion-en-hoja.ts';
import type { ConciliacionImpresa, PendienteImpreso } from './leer-conciliacion.ts';
import { nombreDePendientes } from './palabras.ts';

export const hoja = hojaDeConciliacion;

export async function pdf(
  { encabezado, cabecera }: Impreso<ConciliacionImpresa>,
  lotes: Lotes<PendienteImpreso>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const pendientes: PendienteImpreso[] = [];
  for await (const lote of lotes) pendientes.push(...lote);
  dibujarResumen(documento, cabecera, pendientes);
  dibujarPendientes(documento, pendientes);
  ponerFirmas(documento, firmasDe(cabecera));
  return terminarDocumento(documento);
}

const CIFRA = { ancho: 96, alineacion: 'derecha' } as const;
const columnasDelResumen: readonly ColumnaPdf[] = [
  { titulo: 'Conciliación' },
  { titulo: 'Partidas', ancho: 60, alineacion: 'derecha' },
  { titulo: 'Monto', ...CIFRA },
];

function dibujarResumen(
  documento: Documento,
  { cifras, hasta }: ConciliacionImpresa,
  pendientes: readonly PendienteImpreso[],
): void {
  const tabla = abrirTabla(documento, columnasDelResumen);
  const fila = (rotulo: string, monto: Centavos, forma: Partial<FilaPdf> = {}) =>
    tabla.fila({ celdas: [rotulo, '', formatearCifra(monto)], ...forma });
  const al = fechaImpresa(hasta);
  for (const [en, rotulo] of [
    ['banco', `Saldo según banco al ${al}`],
    ['libros', `Saldo según libros al ${al}`],
  ] as const) {
    const { saldo, ajustes, ajustado } = cifras[en];
    exigirQueLlegue(
      saldo,
      pendientes.filter((uno) => uno.en === en),
      ajustado,
    );
    fila(rotulo, saldo, { negrita: true, conLaSiguiente: true, separacion: en === 'libros' ? 8 : 0 });
    for (const ajuste of ajustes)
      tabla.fila({
        celdas: [
          `${ajuste.monto < 0 ? 'Menos' : 'Más'}: ${nombreDePendientes(ajuste).toLowerCase()}`,
          ajuste.cuantos.toLocaleString('es-GT'),
          formatearCifra(ajuste.monto),
        ],
        sangria: 12,
      });
    fila('Saldo conciliado', ajustado, { negrita: true, regla: true });
  }
  fila('Diferencia', cifras.diferencia, { negrita: true, regla: true, reglaDoble: true, separacion: 8 });
  tabla.cerrar();
}

/** What is listed, one by one, comes to what is said, or there is no document. */
function exigirQueLlegue(saldo: Centavos, pendientes: readonly PendienteImpreso[], ajustado: Centavos): void {
  const sumado = sumar([saldo, ...pendientes.map(({ monto }) => monto)]);
  if (restar(sumado, ajustado) !== 0)
    throw new Error(`Lo pendiente llega a ${sumado} y la conciliación dice ${ajustado}.`);
}

const columnasDePendientes: readonly ColumnaPdf[] = [
  { titulo: 'Fecha', ancho: 50 },
  { titulo: 'Documento', ancho: 72 },
  { titulo: 'Texto', renglonesMax: 3 },
  { titulo: 'Partida', ancho: 50 },
  { titulo: 'Días', ancho: 30, alineacion: 'derecha' },
  { titulo: 'Antigüedad', ancho: 72 },
  { titulo: 'Monto', ancho: 84, alineacion: 'derecha' },
];
const ARRASTRE = { columnas: [6], rotulo: 2 };
const TITULO_Y_PRIMERAS = 80;

function dibujarPendientes(documento: Documento, pendientes: readonly PendienteImpreso[]): void {
  documento.y += 12;
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  if (pendientes.length === 0) {
    ponerParrafo(documento, 'No queda nada pendiente: todo lo del banco está en los libros y al revés.', {
      tamano: 9,
    });
    return;
  }
  for (const suyos of Map.groupBy(pendientes, ({ en, lado, clase }) => `${en} ${lado} ${clase}`).values()) {
    const [primero] = suyos;
    if (primero === undefined) continue;
    exigirEspacio(documento, TITULO_Y_PRIMERAS);
    ponerParrafo(documento, nombreDePendientes(primero), { tamano: 10, negrita: true });
    documento.y += 3;
    const tabla = abrirTabla(documento, columnasDePendientes, ARRASTRE, DENSA);
    for (const pendiente of suyos) tabla.fila(filaDe(pendiente));
    tabla.fila({
      celdas: ['', '', `Total de ${nombreDePendientes(primero).toLowerCase()}`, '', '', '', totalDe(suyos)],
      negrita: true,
      regla: true,
    });
    tabla.cerrar();
    documento.y += 10;
  }
}

const totalDe = (pendientes: readonly PendienteImpreso[]): string =>
  formatearCifra(sumar(pendientes.map(({ monto }) => monto)));

function filaDe(pendiente: PendienteImpreso): FilaPdf {
  const { fecha, documento, texto, motivo, ejercicio, numero, dias, tramo, monto } = pendiente;
  return {
    celdas: [
      fechaImpresa(fecha),
      documento ?? '',
      motivo === null ? texto : `${texto}\n${motivo}`,
      ejercicio === null || numero === null ? '' : numeroImpreso(numero, ejercicio),
      dias.toLocaleString('es-GT'),
      nombresDeTramo[tramo],
      formatearCifra(monto),
    ],
    montos: [monto],
  };
}

export function firmasDe({ enviada, aprobada }: Pick<ConciliacionImpresa, 'enviada' | 'aprobada'>): Firmas {
  const firma = (rotulo: string, quien: ConciliacionImpresa['enviada']) =>
    quien === null
      ? ([rotulo, ''] as const)
      : ([rotulo, quien.nombre, `Firmada el ${fechaYHora(quien.en)}`] as const);
  return { certificaciones: [], firmas: [firma('Hecha por', enviada), firma('Aprobada por', aprobada)] };
}
