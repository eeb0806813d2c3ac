// The acta on paper: in words what was done, who did each thing, the steps, every grant, the trial balance that both systems had, and who
// signed; as a sheet, the trial balance.
import { pasos } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import { CERO, type Centavos, formatearCifra, restar, sumar } from '@cuadra/core/dinero';
import { ladosDe } from '@cuadra/core/saldos-iniciales';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { ponerFirmas } from '#platform/pdf/firmas.ts';
import { abrirTabla, type ColumnaPdf, DENSA } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { ActaFirmada, CifraGuardada } from './acta.ts';

export type CabeceraDelActa = Pick<ActaFirmada, 'fecha' | 'firmante' | 'firmadaEn' | 'contenido'>;

const ESTADOS = {
  hecho: 'Hecho',
  'no-aplica': 'No aplica',
  'en-curso': 'Hecho al firmar',
  pendiente: 'Hecho al firmar',
} as const;
const TITULO_Y_PRIMERAS = 70;
const derecha = (titulo: string): ColumnaPdf => ({ titulo, ancho: 92, alineacion: 'derecha' });

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDelActa>,
  lotes: Lotes<CifraGuardada>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const cifras: CifraGuardada[] = [];
  for await (const lote of lotes) cifras.push(...lote);
  for (const parrafo of enPalabras(encabezado.institucion.nombre, cabecera)) {
    ponerParrafo(documento, parrafo, { tamano: 10 });
    documento.y += 6;
  }
  ponerQuienHizoQue(documento, cabecera);
  ponerLoOtorgado(documento, cabecera);
  ponerBalance(documento, cabecera, cifras);
  ponerFirmas(documento, {
    certificaciones: [],
    firmas: [
      ['Contador', cabecera.firmante, `Firmó con su contraseña el ${fechaYHora(cabecera.firmadaEn)}`],
      ['Representante legal', ''],
    ],
  });
  return terminarDocumento(documento);
}

function enPalabras(
  institucion: string,
  { fecha, firmante, firmadaEn, contenido }: CabeceraDelActa,
): string[] {
  return [
    `${firmante} hace constar que el ${fechaYHora(firmadaEn)} comparó, cuenta por cuenta y agencia por agencia, los libros de ${institucion} al ${fechaImpresa(fecha)} con el balance del sistema anterior, y que no hay diferencias.`,
    ...(contenido.esDeUnaPersona === true
      ? ['Quien firma cargó a solas los saldos y la historia, y lo declaró al firmar.']
      : []),
    'Desde ese momento la puesta en marcha está terminada: los poderes los dan dos personas y no se traen más saldos iniciales ni historia.',
  ];
}

function ponerTabla(
  documento: Documento,
  titulo: string,
  columnas: readonly ColumnaPdf[],
  filas: readonly (readonly string[])[],
): void {
  if (filas.length === 0) return;
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 8;
  ponerParrafo(documento, titulo, { tamano: 11, negrita: true });
  documento.y += 4;
  const tabla = abrirTabla(documento, columnas, undefined, DENSA);
  for (const celdas of filas) tabla.fila({ celdas: [...celdas] });
  tabla.cerrar();
}

function ponerLoOtorgado(documento: Documento, { contenido }: CabeceraDelActa): void {
  const { otorgados, personas, limites } = contenido;
  ponerTabla(
    documento,
    'Los pasos',
    [
      { titulo: 'Paso', ancho: 130 },
      { titulo: 'Estado', ancho: 90 },
      { titulo: 'Cómo quedó', renglonesMax: 3 },
    ],
    contenido.pasos.map(({ paso, estado, resumen, omision }) => [
      pasos[paso].titulo,
      ESTADOS[estado],
      omision === null ? resumen : `${omision.motivo} (${omision.por})`,
    ]),
  );
  ponerTabla(
    documento,
    'Quién puede qué',
    [
      { titulo: 'Persona', ancho: 150, renglonesMax: 2 },
      { titulo: 'Correo', ancho: 150, renglonesMax: 2 },
      { titulo: 'Roles', renglonesMax: 2 },
      { titulo: 'Agencias', ancho: 70, renglonesMax: 3 },
    ],
    personas.map(({ nombre, correo, roles, agencias }) => [
      nombre,
      correo,
      roles.join(', '),
      agencias.join(', '),
    ]),
  );
  ponerTabla(
    documento,
    'Poderes dados por una sola persona',
    [
      { titulo: 'Qué', renglonesMax: 4 },
      { titulo: 'Lo dio', ancho: 130, renglonesMax: 2 },
      { titulo: 'Cuándo', ancho: 82 },
    ],
    otorgados.map(({ descripcion, por, en }) => [descripcion, por, fechaYHora(en)]),
  );
  ponerTabla(
    documento,
    'Hasta cuánto contabiliza cada rol sin otra persona',
    [{ titulo: 'Rol' }, { titulo: 'Tipo', ancho: 150 }, derecha('Hasta')],
    limites.map(({ rol, tipo, hasta }) => [rol, tipo, hasta]),
  );
}

function ponerQuienHizoQue(documento: Documento, { contenido, firmante }: CabeceraDelActa): void {
  ponerTabla(
    documento,
    'Quién hizo qué',
    [
      { titulo: 'Qué', ancho: 100 },
      { titulo: 'De qué', renglonesMax: 2 },
      { titulo: 'Lo hizo', ancho: 130, renglonesMax: 2 },
      { titulo: 'Con quién', ancho: 150, renglonesMax: 2 },
    ],
    [
      ...contenido.hechoPor.map(({ que, detalle, por, conQuien }) => [que, detalle, por, conQuien]),
      ['Firma', 'La puesta en marcha', firmante, ''],
    ],
  );
}

function ponerBalance(
  documento: Documento,
  { fecha }: CabeceraDelActa,
  cifras: readonly CifraGuardada[],
): void {
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 8;
  ponerParrafo(documento, `Balance al ${fechaImpresa(fecha)}`, { tamano: 11, negrita: true });
  documento.y += 4;
  if (cifras.length === 0) {
    ponerParrafo(documento, 'La institución empezó sin saldos.', { tamano: 9 });
    return;
  }
  const columnas = [
    { titulo: 'Agencia', ancho: 48 },
    { titulo: 'Cuenta', ancho: 72 },
    { titulo: 'Nombre', renglonesMax: 2 },
    derecha('Debe'),
    derecha('Haber'),
  ];
  const tabla = abrirTabla(documento, columnas, undefined, DENSA);
  const saldos = cifras.map(enSuLado);
  for (const [n, { agencia, idCuenta, nombreCuenta }] of cifras.entries())
    tabla.fila({ celdas: [agencia, idCuenta, nombreCuenta, ...(saldos[n] ?? []).map(enBlanco)] });
  const totales = [0, 1].map((lado) => formatearCifra(sumar(saldos.map((uno) => uno[lado] ?? CERO))));
  tabla.fila({ celdas: ['', '', 'Total', ...totales], negrita: true, regla: true, reglaDoble: true });
  tabla.cerrar();
}

const enBlanco = (monto: Centavos): string => (monto === 0 ? '' : formatearCifra(monto));

/** The balance, in the column of its side. */
function enSuLado(cifra: CifraGuardada): readonly Centavos[] {
  const { debe, haber } = ladosDe(restar(cifra.debe, cifra.haber));
  return [debe, haber];
}

export function hoja(_: Impreso<CabeceraDelActa>, filas: AsyncIterable<CifraGuardada>): Hoja {
  return {
    nombre: 'Balance firmado',
    columnas: [
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 14, tipo: 'texto' },
      { titulo: 'Nombre', ancho: 44, tipo: 'texto' },
      { titulo: 'Debe', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Haber', ancho: 16, tipo: 'dinero', suma: true },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(cifras: AsyncIterable<CifraGuardada>): AsyncGenerator<readonly Celda[]> {
  for await (const cifra of cifras)
    yield [cifra.agencia, cifra.idCuenta, cifra.nombreCuenta, ...enSuLado(cifra)];
}
