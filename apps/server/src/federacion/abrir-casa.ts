// Opens one institution of many: the same platform and the same application as when a process serves it alone, with its settings. It
// does not listen: requests come through the portal.
import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import { recifrarSegundoFactor } from '#acceso/segundo-factor/recifrar.ts';
import { crearAplicacion } from '#app.ts';
import { avisarCodigosDeAntes } from '#escritorio/avisar-codigos-de-antes.ts';
import { avisarCorreoSinEnviar } from '#escritorio/avisar-correo-sin-enviar.ts';
import { abrirPlataforma, type PlataformaAbierta } from '#platform/abrir-plataforma.ts';
import type { Config } from '#platform/config.ts';
import { exigirBaseCifrada } from '#platform/exigir-cifrado.ts';
import type { Retiro } from '#platform/http/retiro.ts';
import { leerColas } from '#platform/salud/cola-de-trabajos.ts';
import type { Casa } from './casa.ts';
import { configDeAlojada } from './config-de-alojada.ts';
import type { Institucion } from './directorio/directorio.ts';

export interface LoComunDeLasCasas {
  readonly config: Config;
  readonly log: Logger;
  readonly retiro: Retiro;
  readonly carpetaWeb: string | undefined;
}

export async function abrirCasa(comun: LoComunDeLasCasas, institucion: Institucion): Promise<Casa> {
  const config = configDeAlojada(comun.config, institucion);
  exigirCifrada(config, institucion);
  const log = comun.log.child({ institucion: institucion.nombre });
  const soloLectura = institucion.estado === 'mudanza';
  const avisos = { alDetenerseCarta: avisarCorreoSinEnviar };
  const plataforma = await abrirPlataforma(config, log, avisos, { soloLectura });
  try {
    return await abrirEnPlataforma(comun, plataforma, soloLectura);
  } catch (error) {
    await plataforma.cerrar();
    throw error;
  }
}

async function abrirEnPlataforma(
  { retiro, carpetaWeb }: LoComunDeLasCasas,
  plataforma: PlataformaAbierta,
  soloLectura: boolean,
): Promise<Casa> {
  const { config, trabajos, pesados, db } = plataforma;
  if (config.sellos.carpeta !== undefined) await mkdir(config.sellos.carpeta, { recursive: true });
  if (!soloLectura) await recifrarSegundoFactor(plataforma, avisarCodigosDeAntes);
  const app = await crearAplicacion(plataforma, {
    retiro,
    conVigilancias: !soloLectura,
    ...(carpetaWeb === undefined ? {} : { carpetaWeb }),
  });
  await app.ready();
  // Its hour may have come while it was closed.
  await trabajos.ponerAlDia();
  const trabaja = () => trabajos.enCurso() || pesados.enCurso();
  return {
    atender: (peticion, respuesta) => app.routing(peticion, respuesta),
    trabaja,
    async quieta() {
      const colas = await leerColas(db);
      return !trabaja() && colas.every(({ esperan, enCurso }) => esperan === 0 && enCurso === 0);
    },
    async cerrar() {
      await app.close();
      await plataforma.cerrar();
    },
  };
}

/** As it is asked of whoever serves only one. */
function exigirCifrada({ enProduccion }: Config, institucion: Institucion): void {
  if (!enProduccion) return;
  for (const variable of ['databaseUrl', 'databaseDirectUrl', 'databaseReplicaUrl'] as const) {
    const direccion = institucion[variable];
    if (direccion !== undefined) exigirBaseCifrada(variable, direccion);
  }
}
