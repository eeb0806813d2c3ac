// The parts that the platform itself is made of, and how each one is. None of them says where anything is or with what it
// is entered: whoever asks may be a stranger.
import { statfs } from 'node:fs/promises';
import type { ParteDeSalud } from '@cuadra/contract/salud';
import type { EstadoDeReplica } from '../database/replica/lector-de-reportes.ts';
import type { Plataforma } from '../plataforma.ts';
import { type ColaDeTrabajos, leerColas } from './cola-de-trabajos.ts';
import type { Periodico } from './periodico.ts';

/** A job waits for a free process a few seconds, and for one that died a minute. */
const ESPERA_MAX_SEGUNDOS = 300;
const COLA_DE_CORREO = 'correo';
const LIBRE_MIN = 0.1;
const LIBRE_MIN_BYTES = 2 * 2 ** 30;

export async function mirarPartes(
  plataforma: Plataforma,
  periodicos: readonly Periodico[],
): Promise<readonly ParteDeSalud[]> {
  const { reportes, eventos, config, db } = plataforma;
  const [colas, disco, ...cumplidos] = await Promise.all([
    leerColas(db),
    mirarDisco(config.carpetaDatos),
    ...periodicos.map((periodico) => mirarPeriodico(plataforma, periodico)),
  ]);
  return [
    bien('base', 'Responde y se deja escribir.'),
    parteDeReplica(reportes.estado()),
    parteDeTrabajos(colas),
    eventos.conectado()
      ? bien('eventos', 'Se oye a los demás procesos.')
      : degradada('eventos', 'No se oye a los demás procesos; las pantallas no se actualizan solas.'),
    config.smtpUrl === undefined
      ? sinConfigurar('correo', 'Sin SMTP_URL los correos quedan en la carpeta de datos.')
      : parteDeCorreo(colas),
    ...cumplidos,
    disco,
  ];
}

const bien = (parte: ParteDeSalud['parte'], detalle: string): ParteDeSalud => ({
  parte,
  estado: 'bien',
  detalle,
});
const degradada = (parte: ParteDeSalud['parte'], detalle: string): ParteDeSalud => ({
  parte,
  estado: 'degradada',
  detalle,
});
const sinConfigurar = (parte: ParteDeSalud['parte'], detalle: string): ParteDeSalud => ({
  parte,
  estado: 'sin-configurar',
  detalle,
});

const DEL_PRINCIPAL = 'los reportes se leen del servidor principal.';

export function parteDeReplica(estado: EstadoDeReplica): ParteDeSalud {
  switch (estado.tipo) {
    case 'sin-replica':
      return sinConfigurar(
        'replica',
        'Sin DATABASE_REPLICA_URL los reportes se leen del servidor principal.',
      );
    case 'al-dia':
      return bien('replica', 'Está al día.');
    case 'atrasada':
      return degradada(
        'replica',
        `Va ${enSegundos(estado.atrasoSegundos)} atrás; los reportes dicen hasta cuándo saben.`,
      );
    case 'muy-atrasada':
      return degradada(
        'replica',
        estado.atrasoSegundos === undefined
          ? `No se sabe cuánto le falta; ${DEL_PRINCIPAL}`
          : `Va ${enSegundos(estado.atrasoSegundos)} atrás; ${DEL_PRINCIPAL}`,
      );
    case 'ausente':
      return degradada('replica', `No responde; ${DEL_PRINCIPAL}`);
    case 'ajena':
      return degradada('replica', `No es réplica de estos libros; ${DEL_PRINCIPAL}`);
    default:
      return estado satisfies never;
  }
}

const enSegundos = (cuantos: number): string => {
  const enteros = Math.ceil(cuantos);
  return enteros === 1 ? '1 segundo' : `${enteros.toLocaleString('es-GT')} segundos`;
};

export function parteDeTrabajos(colas: readonly ColaDeTrabajos[]): ParteDeSalud {
  const detenidas = colas.filter(({ esperaSegundos }) => esperaSegundos > ESPERA_MAX_SEGUNDOS);
  return detenidas.length === 0
    ? bien('trabajos', 'Se atienden.')
    : degradada(
        'trabajos',
        `Nadie atiende desde hace rato: ${detenidas.map(({ cola }) => cola).join(', ')}.`,
      );
}

export function parteDeCorreo(colas: readonly ColaDeTrabajos[]): ParteDeSalud {
  const { porReintentar = 0 } = colas.find(({ cola }) => cola === COLA_DE_CORREO) ?? {};
  if (porReintentar === 0) return bien('correo', 'Sale.');
  return degradada(
    'correo',
    porReintentar === 1 ? '1 carta no ha podido salir.' : `${porReintentar} cartas no han podido salir.`,
  );
}

async function mirarDisco(carpeta: string): Promise<ParteDeSalud> {
  try {
    const { bavail, blocks, bsize } = await statfs(carpeta);
    return parteDeDisco({ libres: bavail * bsize, total: blocks * bsize });
  } catch {
    return degradada('disco', 'No se puede leer la carpeta de datos.');
  }
}

/** Little of a small disk, or little of any. */
export function parteDeDisco({
  libres,
  total,
}: {
  readonly libres: number;
  readonly total: number;
}): ParteDeSalud {
  const queda = `Queda libre el ${Math.floor((libres / Math.max(total, 1)) * 100)} % del disco de la carpeta de datos.`;
  const poco = libres < LIBRE_MIN_BYTES && libres < total * LIBRE_MIN;
  return poco ? degradada('disco', queda) : bien('disco', queda);
}

async function mirarPeriodico(plataforma: Plataforma, { parte, mirar }: Periodico): Promise<ParteDeSalud> {
  try {
    const visto = await mirar(plataforma);
    if (visto === undefined) return sinConfigurar(parte, 'No está configurado.');
    return visto.falta === undefined ? bien(parte, 'Al día.') : degradada(parte, visto.falta);
  } catch (error) {
    plataforma.log.warn({ err: error, parte }, 'No se pudo saber cómo está');
    return degradada(parte, 'No se pudo saber cómo está.');
  }
}
