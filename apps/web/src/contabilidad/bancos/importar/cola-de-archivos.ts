// The files that were brought together, read one by one and then imported in the order of their days. What happens to one takes
// nothing from the others.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { ESTADO_BYTES_MAX, type EstadoDeCuenta } from '@cuadra/contract/contabilidad/bancos/estados';
import type { MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';
import { ApiError, messageOf } from '#platform/api-error.ts';
import type { ArchivoTraido, Lectura, Rechazo, Resultado } from './archivo-traido.ts';
import { destinoDe, elQueSigue } from './destinos.ts';

export interface Servidor {
  readonly leer: (archivo: ArchivoTraido, vista: CuentaBancaria | undefined) => Promise<Lectura>;
  readonly importar: (archivo: ArchivoTraido, cuenta: CuentaBancaria) => Promise<readonly EstadoDeCuenta[]>;
}

export interface Donde {
  readonly cuentas: readonly CuentaBancaria[];
  /** The one that is looked at; undefined, all of them. */
  readonly vista: CuentaBancaria | undefined;
}

type Elegido = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

export type ColaDeArchivos = ReturnType<typeof crearCola>;

export function crearCola(servidor: Servidor, donde: () => Donde) {
  const lista = crearLista();
  const { ver, oir, poner, buscar, cambiar } = lista;
  const andar = crearMarcha(servidor, donde, lista);
  return {
    ver,
    oir,
    agregar: async (elegidos: readonly Elegido[]) => {
      const nuevos = await Promise.all(elegidos.map(traer));
      poner([...ver(), ...nuevos]);
      await andar();
    },
    /** In which account, and with which columns where somebody had to say them. */
    enviar: (clave: string, cuenta: CuentaBancaria, mapeo?: MapeoDeEstado) => {
      cambiar(clave, {
        ...{ fase: 'en-espera', destinos: [cuenta], resultados: [], rechazo: undefined },
        ...(mapeo === undefined ? {} : { mapeo }),
      });
      return andar();
    },
    reintentar: (clave: string) => {
      const suyo = buscar(clave);
      const fase = suyo !== undefined && suyo.destinos.length > 0 ? 'en-espera' : 'leyendo';
      cambiar(clave, { fase, resultados: [], rechazo: undefined });
      return andar();
    },
    quitar: (clave: string) => poner(ver().filter((uno) => uno.clave !== clave)),
    vaciar: () => poner(ver().filter(({ fase }) => fase !== 'terminado' && fase !== 'rechazado')),
  };
}

/** What is known of each file, told to whoever listens whenever it changes. */
function crearLista() {
  let archivos: readonly ArchivoTraido[] = [];
  const oyentes = new Set<() => void>();
  const poner = (nuevos: readonly ArchivoTraido[]) => {
    archivos = nuevos;
    for (const oir of oyentes) oir();
  };
  return {
    ver: () => archivos,
    oir: (oyente: () => void) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
    poner,
    buscar: (clave: string) => archivos.find((uno) => uno.clave === clave),
    cambiar: (clave: string, cambio: Partial<ArchivoTraido>) =>
      poner(archivos.map((uno) => (uno.clave === clave ? { ...uno, ...cambio } : uno))),
  };
}

/** Goes through the list until nothing waits; asked while it goes, it goes once. */
function crearMarcha(
  servidor: Servidor,
  donde: () => Donde,
  { ver, buscar, cambiar }: ReturnType<typeof crearLista>,
): () => Promise<void> {
  let andando: Promise<void> | undefined;
  const importar = async ({ clave }: ArchivoTraido) => {
    cambiar(clave, { fase: 'importando' });
    const suyo = buscar(clave);
    if (suyo === undefined) return;
    const resultados: Resultado[] = [];
    for (const cuenta of suyo.destinos) resultados.push(await importarEn(servidor, suyo, cuenta));
    cambiar(clave, { fase: 'terminado', resultados });
  };
  /** All are read before the first is imported: only then is it known which goes first. */
  const trabajar = async () => {
    for (;;) {
      const porLeer = ver().find(({ fase }) => fase === 'leyendo');
      const porImportar = elQueSigue(ver());
      if (porLeer !== undefined) cambiar(porLeer.clave, await leer(servidor, porLeer, donde()));
      else if (porImportar !== undefined) await importar(porImportar);
      else return;
    }
  };
  return () => {
    andando ??= trabajar().finally(() => {
      andando = undefined;
    });
    return andando;
  };
}

let ultima = 0;

async function traer(elegido: Elegido): Promise<ArchivoTraido> {
  const comun = {
    clave: `archivo ${++ultima}`,
    nombre: elegido.name,
    ...{ destinos: [], opciones: [], resultados: [] },
  };
  const rechazado = (texto: string): ArchivoTraido => ({
    ...{ ...comun, bytes: new Uint8Array(), fase: 'rechazado' },
    rechazo: { texto, codigo: 'ARCHIVO', pasajero: false },
  });
  if (elegido.size === 0) return rechazado('El archivo está vacío.');
  if (elegido.size > ESTADO_BYTES_MAX)
    return rechazado(`Pesa más de ${ESTADO_BYTES_MAX / 2 ** 20} MB. Descargue menos días a la vez.`);
  try {
    return { ...comun, bytes: new Uint8Array(await elegido.arrayBuffer()), fase: 'leyendo' };
  } catch {
    return rechazado('No se pudo leer. Revise que siga en su lugar y elíjalo de nuevo.');
  }
}

async function leer(
  servidor: Servidor,
  archivo: ArchivoTraido,
  { cuentas, vista }: Donde,
): Promise<Partial<ArchivoTraido>> {
  try {
    const lectura = await servidor.leer(archivo, vista);
    const destino = destinoDe(lectura.estados, cuentas, vista);
    if (destino.clase === 'ajeno')
      return {
        ...{ lectura, fase: 'rechazado' },
        rechazo: { texto: destino.texto, codigo: 'ESTADO_DE_OTRA_CUENTA', pasajero: false },
      };
    if (destino.clase === 'va') return { lectura, fase: 'en-espera', destinos: destino.cuentas };
    return { lectura, fase: 'por-elegir', opciones: destino.cuentas };
  } catch (error) {
    const rechazo = rechazoDe(error);
    // The columns of its account were said once: with those it may be read.
    if (rechazo.codigo === 'ESTADO_ILEGIBLE' && vista?.tieneMapeo === true)
      return { fase: 'en-espera', destinos: [vista] };
    const conMapeo = cuentas.filter(({ activa, tieneMapeo }) => activa && tieneMapeo);
    if (rechazo.codigo === 'ESTADO_ILEGIBLE' && vista === undefined && conMapeo.length > 0)
      return { fase: 'por-elegir', opciones: conMapeo, rechazo };
    return { fase: 'rechazado', rechazo };
  }
}

async function importarEn(
  servidor: Servidor,
  archivo: ArchivoTraido,
  cuenta: CuentaBancaria,
): Promise<Resultado> {
  try {
    return { cuenta, estados: await servidor.importar(archivo, cuenta) };
  } catch (error) {
    return { cuenta, estados: [], rechazo: rechazoDe(error) };
  }
}

const rechazoDe = (error: unknown): Rechazo => ({
  texto: messageOf(error),
  codigo: error instanceof ApiError ? error.codigo : '',
  pasajero: !(error instanceof ApiError) || error.esPasajero || error.codigo === 'TRABAJO_EN_CURSO',
});
