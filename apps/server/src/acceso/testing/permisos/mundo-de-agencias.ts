// Something of each kind in agencia 01, for whoever works in another one to ask about.
import * as contratoDeBorradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { agregarSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { reabrirPeriodo } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { pedirArchivo } from '@cuadra/contract/reportes/archivos';
import type { InjectOptions } from 'fastify';
import { abrirLibreria, DIARIO, type Libreria } from '#contabilidad/folios/testing/libreria.ts';
import { nueva } from '#contabilidad/libro/testing/oficina.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirActoDeLa01, peticionesDeControl } from './acto-de-la-01.ts';
import { type AhorroDeLa01, abrirAhorroDeLa01, peticionesDeAhorro } from './ahorro-de-la-01.ts';
import { abrirAperturaDeLa01, peticionesDeAperturas } from './apertura-de-la-01.ts';
import { peticionesDeAuxiliares } from './auxiliares.ts';
import { abrirBancoDeLa01, type BancoDeLa01, peticionesDeBancos } from './banco-de-la-01.ts';
import { abrirCajaDeLa01, type CajaDeLa01, peticionesDeCajas } from './caja-de-la-01.ts';
import { type ChequeDeLa01, emitirEnLa01, peticionesDeCheques } from './cheque-de-la-01.ts';
import { abrirCorridaDeLa01, type CorridaDeLa01, peticionesDeCorridas } from './corrida-de-la-01.ts';
import { peticionesDeImportaciones } from './importacion-de-la-01.ts';
import { type MovimientoDeLa01, moverEnLa01, peticionesDeMovimientos } from './movimiento-de-la-01.ts';
import { abrirProductoDeLa01, peticionesDeProductos } from './producto-de-la-01.ts';
import { abrirTrasladoDeLa01, peticionesDeTraslados } from './traslado-de-la-01.ts';

/** What only agencia 01's papers say. */
export const MARCA = 'Solo de la agencia central';

export interface Mundo {
  readonly libreria: Libreria;
  readonly borrador: string;
  readonly enRevision: string;
  readonly contabilizada: string;
  readonly soporte: string;
  readonly importacion: string;
  readonly pieza: string;
  readonly autorizacion: string;
  readonly archivo: string;
  readonly codigo: string;
  readonly reapertura: string;
  readonly enCaja: CajaDeLa01;
  readonly movido: MovimientoDeLa01;
  readonly enBanco: BancoDeLa01;
  readonly enCheque: ChequeDeLa01;
  readonly ahorro: AhorroDeLa01;
  readonly producto: string;
  readonly enCorrida: CorridaDeLa01;
  readonly senal: string;
}

export async function abrirMundo(): Promise<Mundo> {
  const libreria = await abrirLibreria();
  await libreria.registrarPartidas(3);
  const { cuerpo: autorizacion } = await libreria.autorizar('diario', 1, 50);
  const { cuerpo: pieza } = await libreria.imprimir({ ...DIARIO, hasta: 3 });
  await libreria.bajar(pieza.id);
  const auxiliar = await libreria.entrar('auxiliar@cuadra.demo');
  const [borrador, enRevision, contabilizada] = await Promise.all([
    crear(libreria, auxiliar, {}),
    crear(libreria, auxiliar, {}),
    crear(libreria, libreria.contador, { contabilizar: true }),
  ]);
  await libreria.llamar(
    contratoDeBorradores.enviarPartida,
    { params: { id: enRevision }, query: { version: 1 } },
    { token: auxiliar },
  );
  const { cuerpo: importada } = await libreria.llamar(
    importarPartidas,
    {
      query: { ensayo: 'false', nombre: `${MARCA}.csv` },
      body: { mediaType: 'text/csv', bytes: Buffer.from(hoja('60.00')) },
    },
    { token: libreria.contador },
  );
  const { cuerpo: soporte } = await libreria.llamar(
    agregarSoporte,
    {
      params: { id: borrador },
      query: { nombre: 'a.pdf' },
      body: { mediaType: 'application/pdf', bytes: PDF },
    },
    { token: auxiliar },
  );
  const { cuerpo: archivo } = await libreria.llamar(
    pedirArchivo,
    { body: { reporte: 'partidas', formato: 'csv', filtros: { agencia: '01' } } },
    { token: libreria.contador },
  );
  const enBanco = await abrirBancoDeLa01(libreria.url);
  const enCaja = await abrirCajaDeLa01(libreria.url, MARCA);
  await abrirTrasladoDeLa01(libreria.url, enCaja, MARCA);
  await abrirAperturaDeLa01(libreria.url, MARCA);
  return {
    libreria,
    producto: await abrirProductoDeLa01(libreria.url),
    borrador,
    enRevision,
    contabilizada,
    soporte: soporte.id,
    importacion: importada.importacion ?? '',
    pieza: pieza.id,
    autorizacion: autorizacion.id,
    archivo: archivo.id,
    codigo: archivo.codigo ?? '',
    reapertura: await pedirReapertura(libreria),
    enCaja,
    movido: await moverEnLa01(libreria, enCaja.jornada, MARCA),
    enBanco,
    enCheque: await emitirEnLa01(libreria, enBanco),
    ahorro: await abrirAhorroDeLa01(libreria.url, MARCA),
    enCorrida: await abrirCorridaDeLa01(libreria.url, MARCA),
    senal: await abrirActoDeLa01(libreria.url, MARCA),
  };
}

const PDF = Buffer.from('%PDF-1.7\n%%EOF');

async function crear(libreria: Libreria, token: string, cambios: object): Promise<string> {
  const { status, cuerpo, problema } = await libreria.llamar(
    contratoDeBorradores.crearPartida,
    { body: nueva({ concepto: MARCA, ...cambios }) },
    { token },
  );
  if (status !== 201) throw new Error(problema.detail);
  return cuerpo.id;
}

/** A request to open again a month that, as its owner sees to, is closed. */
async function pedirReapertura({ url, llamar, contador }: Libreria): Promise<string> {
  const clave = { anio: 2026, mes: 1, agencia: '01' };
  await comoDueno(url, `update periodo set estado = 'cerrado' where (anio, mes, agencia) = (2026, 1, '01')`);
  const { cuerpo } = await llamar(
    reabrirPeriodo,
    { params: clave, body: { agencia: '01', motivo: MARCA } },
    { token: contador },
  );
  if (cuerpo.resultado !== 'por-aprobar') throw new Error('La reapertura no esperó a nadie.');
  return cuerpo.solicitud.id;
}

type Peticion = Pick<InjectOptions, 'headers' | 'payload' | 'query'> & {
  readonly params?: Readonly<Record<string, string>>;
};

const partidas = '/api/contabilidad/partidas';
const importaciones = '/api/contabilidad/importaciones';
const meses = '/api/contabilidad/periodos/:anio/:mes';
const reaperturas = '/api/contabilidad/periodos/reaperturas/:id';
const folios = '/api/contabilidad/folios';

/** A good request about agencia 01, or about the whole institution. */
export function peticionSobreLa01(endpoint: string, mundo: Mundo): Peticion {
  const hecha = peticiones(mundo).get(endpoint);
  if (hecha !== undefined) return hecha;
  const [method = '', path = ''] = endpoint.split(' ');
  if (path.startsWith(`${meses}/agencias/:agencia`)) return delCierre(endpoint);
  if (method === 'GET') return { query: { agencia: '01', ...RANGO } };
  throw new Error(`Falta una petición bien hecha de ${endpoint} en mundo-de-agencias.ts`);
}

const RANGO = { desde: '2026-01-01', hasta: '2026-11-16' };

function peticiones(mundo: Mundo): ReadonlyMap<string, Peticion> {
  return new Map([
    ...dePartidas(mundo),
    ...peticionesDeImportaciones(mundo.importacion),
    ...deLibros(mundo),
    ...deReportes(mundo),
    ...peticionesDeCajas(mundo.enCaja),
    ...peticionesDeMovimientos(mundo.movido),
    ...peticionesDeTraslados(mundo.enCaja),
    ...peticionesDeBancos(mundo.enBanco, mundo.contabilizada),
    ...peticionesDeCheques(mundo.enCheque),
    ...peticionesDeAhorro(mundo.ahorro),
    ...peticionesDeProductos(mundo.producto),
    ...peticionesDeCorridas(mundo.enCorrida),
    ...peticionesDeAperturas(),
    ...peticionesDeControl(mundo.senal),
  ]);
}

function dePartidas({
  borrador,
  enRevision,
  contabilizada,
  soporte,
  importacion,
}: Mundo): [string, Peticion][] {
  const escrita = { ...nueva({ concepto: MARCA }), contabilizar: undefined };
  const conSoporte = { params: { id: borrador, idSoporte: soporte } };
  const pdf = { headers: { 'content-type': 'application/pdf' }, payload: PDF };
  const csv = { headers: { 'content-type': 'text/csv' }, payload: hoja() };
  const version = { query: { version: '1' } };
  const enLote = JSON.stringify(escrita);
  return [
    [`GET ${partidas}/:id`, { params: { id: contabilizada } }],
    [`GET ${partidas}/:id/advertencias`, { params: { id: borrador } }],
    [`GET ${partidas}/:id/efecto`, { params: { id: enRevision } }],
    [`GET ${partidas}/:id/reversion`, { params: { id: contabilizada } }],
    [`GET ${partidas}/:id/soportes`, { params: { id: borrador } }],
    [`GET ${partidas}/:id/soportes/:idSoporte`, conSoporte],
    [`GET ${partidas}/:id/comprobante.pdf`, { params: { id: contabilizada } }],
    [`GET ${partidas}/:id/memoria`, { params: { id: borrador } }],
    [`GET ${importaciones}/:id`, { params: { id: importacion } }],
    [`GET ${importaciones}/:id/partidas`, { params: { id: importacion } }],
    [`GET ${importaciones}`, {}],
    [`GET ${partidas}`, { query: { limite: '50' } }],
    [`GET ${partidas}/totales`, {}],
    [`GET ${partidas}/por-aprobar`, {}],
    [`POST ${partidas}/comprobantes.pdf`, { payload: { ids: [contabilizada] } }],
    [`POST ${partidas}`, { payload: nueva({ concepto: MARCA }) }],
    [`POST ${partidas}/efecto`, { payload: escrita }],
    [`POST ${partidas}/terminar`, { payload: { ...escrita, destino: 'enviar', aceptadas: [] } }],
    [`PATCH ${partidas}/:id`, { params: { id: borrador }, payload: { ...escrita, version: 1 } }],
    [`PUT ${partidas}/:id/memoria`, { params: { id: borrador }, payload: { cursor: null, formulas: {} } }],
    [
      `POST ${partidas}/:id/advertencias`,
      { params: { id: borrador }, payload: { codigo: 'POSIBLE_DUPLICADA', clave: 'x', motivo: 'Es otra' } },
    ],
    [`POST ${partidas}/:id/soportes`, { params: { id: borrador }, query: { nombre: 'b.pdf' }, ...pdf }],
    [`DELETE ${partidas}/:id/soportes/:idSoporte`, conSoporte],
    [`POST ${partidas}/:id/duplicar`, { params: { id: contabilizada } }],
    [`POST ${partidas}/:id/enviar`, { params: { id: borrador }, ...version }],
    [`POST ${partidas}/:id/contabilizar`, { params: { id: borrador }, ...version }],
    [`POST ${partidas}/:id/aprobar`, { params: { id: enRevision }, ...version }],
    [`POST ${partidas}/:id/rechazar`, { params: { id: enRevision }, payload: { motivo: 'No es de aquí' } }],
    [
      `POST ${partidas}/:id/reversion/efecto`,
      { params: { id: contabilizada }, payload: { fecha: '2026-11-16' } },
    ],
    [
      `POST ${partidas}/:id/revertir`,
      { params: { id: contabilizada }, payload: { fecha: '2026-11-16', motivo: 'Equivocada' } },
    ],
    [`POST ${partidas}/aprobar`, { payload: { partidas: [{ id: enRevision, version: 1 }] } }],
    [`POST ${partidas}/importar`, { query: { ensayo: 'true' }, ...csv }],
    [
      `POST ${partidas}/lote`,
      { query: { ensayo: 'true' }, headers: { 'content-type': 'application/x-ndjson' }, payload: enLote },
    ],
    [`DELETE ${partidas}/:id`, { params: { id: borrador } }],
    ['POST /api/common/search', { payload: { query: MARCA } }],
    ['GET /api/escritorio/inicio', {}],
  ];
}

function deLibros({ pieza, autorizacion, reapertura }: Mundo): [string, Peticion][] {
  const entrega = { params: { id: pieza, n: '1' } };
  const pedido = { ...DIARIO, hasta: 3 };
  return [
    [`GET ${meses}/cierres`, {}],
    [`POST ${meses}/cerrar`, { payload: { agencias: ['02', '01'] } }],
    [`POST ${meses}/reabrir`, { payload: { agencia: '01', motivo: 'Falta una factura' } }],
    [`POST ${reaperturas}/aprobar`, { params: { id: reapertura } }],
    [`POST ${reaperturas}/rechazar`, { params: { id: reapertura }, payload: { motivo: 'No hace falta' } }],
    [`POST ${reaperturas}/retirar`, { params: { id: reapertura } }],
    ['GET /api/contabilidad/periodos', { query: { anio: '2026' } }],
    ...peticionesDeAuxiliares,
    ['GET /api/contabilidad/ejercicios/:anio/cierre', {}],
    ['POST /api/contabilidad/ejercicios/:anio/cerrar', {}],
    [`PATCH ${folios}/:libro`, { payload: { existenciaMinima: 7 } }],
    [`POST ${folios}/:libro/anulaciones`, { payload: { desde: 2, hasta: 2, motivo: 'Manchado' } }],
    [
      `POST ${folios}/:libro/autorizaciones`,
      { payload: { resolucion: 'SAT-9', fecha: '2026-02-01', desde: 51, hasta: 60 } },
    ],
    [`DELETE ${folios}/:libro/autorizaciones/:id`, { params: { id: autorizacion } }],
    [`GET ${folios}/:libro/hojas/:folio`, {}],
    [`GET ${folios}/piezas/:id/entregas/:n/folios.pdf`, entrega],
    [`GET ${folios}/piezas/:id/entregas/:n/constancia.pdf`, entrega],
    [`POST ${folios}/piezas/:id/entregas`, { params: { id: pieza }, payload: { motivo: 'Se dañó' } }],
    [`POST ${folios}/ensayos`, { payload: pedido }],
    [`POST ${folios}/impresiones`, { payload: { pedido, folio: 2, paginas: 1 } }],
    [`DELETE ${folios}/impresiones/:id`, {}],
    ['GET /api/contabilidad/libro-diario/pagina', { query: { agencia: '01', ...RANGO, clave: '1' } }],
    ['GET /api/contabilidad/libro-mayor/pagina', { query: { agencia: '01', ...RANGO, clave: '1' } }],
    ['GET /api/contabilidad/libro-mayor/inventario', { query: { agencia: '01', fecha: RANGO.hasta } }],
  ];
}

function deReportes({ archivo, codigo }: Mundo): [string, Peticion][] {
  const estado = { agencia: '01', fecha: RANGO.hasta };
  const cuenta = { agencia: '01', ...RANGO, idCuenta: '1' };
  return [
    ['GET /api/contabilidad/estados-financieros/:estado', { query: estado }],
    [
      'GET /api/contabilidad/estados-financieros/:estado/cifra',
      { query: { ...estado, fila: '1', columna: 'mes' } },
    ],
    ['GET /api/contabilidad/movimientos-cuentas', { query: cuenta }],
    ['GET /api/contabilidad/movimientos-cuentas/grupos', { query: { ...cuenta, agrupar: 'mes' } }],
    ['GET /api/contabilidad/movimientos-cuentas/indice', { query: cuenta }],
    [
      'GET /api/contabilidad/movimientos-cuentas/movimientos',
      { query: { ...cuenta, idCuenta: '1011010103' } },
    ],
    ['GET /api/contabilidad/saldos', { query: { agencia: '01', fecha: RANGO.hasta } }],
    ['GET /api/reportes/archivos', {}],
    ['GET /api/reportes/archivos/:id', { params: { id: archivo } }],
    ['GET /api/reportes/archivos/:id/contenido', { params: { id: archivo } }],
    ['DELETE /api/reportes/archivos/:id', { params: { id: archivo } }],
    ['GET /api/reportes/verificacion/:codigo', { params: { codigo } }],
    [
      'POST /api/reportes/archivos',
      { payload: { reporte: 'partidas', formato: 'csv', filtros: { agencia: '01' } } },
    ],
  ];
}

/** Whatever is asked, the agencia is in the address. */
function delCierre(endpoint: string): Peticion {
  if (endpoint.endsWith('/evidencia')) return { payload: { nota: 'Revisado', partidas: [] } };
  if (endpoint.endsWith('/archivos') && endpoint.startsWith('POST'))
    return { query: { nombre: 'a.pdf' }, headers: { 'content-type': 'application/pdf' }, payload: PDF };
  if (endpoint.includes('/explicaciones/')) return { payload: { texto: 'Se liquida mañana', saldo: 0 } };
  if (endpoint.endsWith('/responsable')) return { payload: { responsable: null } };
  if (endpoint.startsWith('POST') && endpoint.endsWith('/excepcion'))
    return { payload: { motivo: 'Se atiende mañana', huella: 'x' } };
  if (endpoint.startsWith('POST') && endpoint.endsWith('/firma')) return { payload: { huella: 'x' } };
  return {};
}

function hoja(monto = '50.00'): string {
  const encabezado = 'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber';
  return [
    encabezado,
    `1,2026-11-10,diario,01,${MARCA},1011010103,${monto},`,
    `1,2026-11-10,diario,01,${MARCA},603102,,${monto}`,
  ].join('\n');
}
