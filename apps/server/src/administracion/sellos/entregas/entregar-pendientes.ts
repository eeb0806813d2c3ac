// Heads on their way out: each delivery is tried until it arrives, later each time. A head may reach a command twice if the
// server dies in between; it never fails to reach it.
import type { MedioDeEntrega } from '@cuadra/contract/administracion/sellos';
import { fechaYHora } from '#platform/pdf/documento.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { codigoCorto, escribirArchivo, leerContenido, nombreDeArchivo } from '../cabezas/contenido.ts';
import type { ServiciosDeSellos } from '../cabezas/sellar-cabeza.ts';
import { ejecutarOrden } from '../ejecutar-orden.ts';
import { dejarEnCarpeta } from './dejar-en-carpeta.ts';

const A_LA_VEZ = 50;
const ESPERA_MIN = 1;
const ESPERA_MAX_MIN = 60;
const FALLA_MAX = 300;

export interface SelloPorEntregar {
  readonly n: number;
  readonly nombre: string;
  readonly archivo: string;
  readonly codigo: string;
  readonly selladaEn: string;
  readonly institucion: string;
}

/** How many did not arrive this time. */
export async function entregarPendientes(
  servicios: ServiciosDeSellos & Pick<Plataforma, 'log'>,
): Promise<number> {
  const { db, reloj, log } = servicios;
  const ahora = reloj.ahora();
  let fallidas = 0;
  const sinRespuesta = new Set<string>();
  for (const entrega of await leerPendientes(servicios)) {
    const { cabeza, medio, destino, intentos } = entrega;
    if (sinRespuesta.has(`${medio} ${destino}`)) continue;
    const esta = db
      .updateTable('entregaDeSello')
      .where('cabeza', '=', cabeza)
      .where('medio', '=', medio)
      .where('destino', '=', destino);
    try {
      await entregar(servicios, medio, destino, porEntregar(entrega));
      await esta.set({ entregadaEn: ahora.toString(), intentos: intentos + 1, falla: null }).execute();
    } catch (error) {
      fallidas++;
      sinRespuesta.add(`${medio} ${destino}`);
      log.warn({ err: error, cabeza, medio }, 'Un sello no se pudo entregar');
      const minutes = Math.min(ESPERA_MIN * 2 ** Math.min(intentos, 10), ESPERA_MAX_MIN);
      const siguienteEn = ahora.add({ minutes }).toString();
      const falla = (error instanceof Error ? error.message : String(error)).slice(0, FALLA_MAX);
      await esta.set({ intentos: intentos + 1, falla, siguienteEn }).execute();
      await aplazarLasDemas(servicios, entrega, siguienteEn);
    }
  }
  return fallidas;
}

/**
 * Where one did not arrive the others will hardly do: forty that wait half a minute each would hold the heads back. The one that was
 * tried the fewest times goes first, so that a single one that never arrives holds nobody back.
 */
async function aplazarLasDemas(
  { db, reloj }: ServiciosDeSellos,
  { medio, destino }: Pick<Pendiente, 'medio' | 'destino'>,
  siguienteEn: string,
): Promise<void> {
  await db
    .updateTable('entregaDeSello')
    .set({ siguienteEn })
    .where('medio', '=', medio)
    .where('destino', '=', destino)
    .where('entregadaEn', 'is', null)
    .where('siguienteEn', '<=', reloj.ahora().toString())
    .execute();
}

function leerPendientes({ db, reloj }: ServiciosDeSellos) {
  return db
    .selectFrom('entregaDeSello as e')
    .innerJoin('cabezaSellada as c', 'c.n', 'e.cabeza')
    .innerJoin('llaveDeSellos as l', 'l.id', 'c.llave')
    .select([
      'e.cabeza',
      'e.medio',
      'e.destino',
      'e.intentos',
      'c.contenido',
      'c.firma',
      'c.selladaEn',
      'c.huella',
      'l.publica',
    ])
    .where('e.entregadaEn', 'is', null)
    .where('e.siguienteEn', '<=', reloj.ahora().toString())
    .orderBy('e.intentos')
    .orderBy('e.cabeza')
    .limit(A_LA_VEZ)
    .execute();
}

type Pendiente = Awaited<ReturnType<typeof leerPendientes>>[number];

function porEntregar({ cabeza, contenido, firma, selladaEn, huella, publica }: Pendiente): SelloPorEntregar {
  return {
    n: cabeza,
    nombre: nombreDeArchivo(cabeza, selladaEn),
    archivo: escribirArchivo({ contenido, firma: firma.toString('base64'), publica }),
    codigo: codigoCorto(huella.toString('hex')),
    selladaEn,
    institucion: leerContenido(contenido)?.institucion.nombre ?? '',
  };
}

async function entregar(
  { config: { sellos }, cartero }: ServiciosDeSellos,
  medio: MedioDeEntrega,
  destino: string,
  sello: SelloPorEntregar,
): Promise<void> {
  switch (medio) {
    case 'correo':
      return cartero.entregar({ para: destino, ...carta(sello) });
    case 'carpeta':
      if (sellos.carpeta === undefined) throw new Error('SELLOS_CARPETA ya no dice ninguna carpeta.');
      return dejarEnCarpeta(sellos.carpeta, sello.nombre, sello.archivo);
    case 'comando':
      if (sellos.comando === undefined) throw new Error('SELLOS_COMANDO ya no dice ninguna orden.');
      await ejecutarOrden(sellos.comando, sello.archivo);
      return;
    default:
      return medio satisfies never;
  }
}

const carta = ({ nombre, archivo, codigo, selladaEn, institucion, n }: SelloPorEntregar) => ({
  asunto: `Sello ${n} de los libros: ${codigo}`,
  texto: [
    `Sello ${n} de los libros y de la bitácora de ${institucion}, del ${fechaYHora(selladaEn)}.`,
    '',
    `Código: ${codigo}`,
    '',
    'Guarde el archivo adjunto fuera de Cuadra. Con él se comprueba, en Administración › Sellos › Comparar, que nada anterior a este sello cambió.',
    '',
  ].join('\n'),
  adjuntos: [{ nombre, tipo: 'application/json', texto: archivo }],
});
