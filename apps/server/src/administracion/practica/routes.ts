import * as contrato from '@cuadra/contract/administracion/practica';
import type { FastifyInstance } from 'fastify';
import { ExportacionError } from '#platform/exportacion-error.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { listarTrabajos } from '#platform/trabajos-pesados/queries.ts';
import { sinDatos } from '../exportacion/queries.ts';
import { abrirCasaDePractica, type CasaDePractica, type ProgramasDePractica } from './casa-de-practica.ts';
import { traerEnsayado, verEnsayado } from './ensayado.ts';
import { hacerPractica } from './hacer-practica.ts';
import { quitarPractica } from './quitar-practica.ts';

export function rutasDePractica(
  app: FastifyInstance,
  plataforma: Plataforma,
  programas: ProgramasDePractica,
): void {
  const { config, db, log } = plataforma;
  const casa = abrirCasaDePractica(config, programas);
  app.addHook('onClose', () => casa.cerrar());
  const { exigirFuera, exigirQuieta, exigirHecha } = exigencias(plataforma, casa);
  const ver = (ahora: Temporal.Instant) => verPractica(plataforma, casa, ahora);

  mount(app, contrato.verPractica, ({ contexto }) => ver(contexto.ahora));

  mount(app, contrato.hacerPractica, async ({ contexto }) => {
    exigirFuera();
    return hacerPractica(plataforma, contexto, casa);
  });

  mount(app, contrato.iniciarPractica, async ({ contexto }) => {
    await exigirHecha(contexto.ahora);
    await casa.iniciar().catch((error: unknown) => {
      if (!(error instanceof ExportacionError)) throw error;
      log.error({ err: error }, 'La institución de práctica no inició');
      throw new ProblemaError('PRACTICA_SIN_INICIAR');
    });
    return ver(contexto.ahora);
  });

  mount(app, contrato.traerEnsayado, async ({ contexto }) =>
    traerEnsayado(db, casa, contexto, await exigirHecha(contexto.ahora)),
  );

  mount(app, contrato.quitarPractica, async ({ contexto }) => {
    await exigirQuieta(contexto.ahora);
    await quitarPractica(plataforma, contexto, casa);
    return ver(contexto.ahora);
  });
}

/** In the order in which they are asked: of the real one, while nobody makes it, and where there is one. */
function exigencias({ config, db }: Pick<Plataforma, 'config' | 'db'>, casa: CasaDePractica) {
  const exigirFuera = () => {
    if (config.esPractica) throw new ProblemaError('PRACTICA_DENTRO');
    if (config.alojada !== undefined)
      throw new ProblemaError('PRACTICA_SIN_INICIAR', {
        detalle:
          'Este servicio atiende a varias instituciones y no inicia copias de práctica. Exporte los datos y ensaye en otra máquina.',
      });
  };
  const exigirQuieta = async (ahora: Temporal.Instant) => {
    exigirFuera();
    const trabajos = await listarTrabajos(db, ahora, 'practica');
    const trabajo = trabajos.find(({ estado }) => estado === 'haciendo');
    if (trabajo === undefined) return;
    throw new ProblemaError('TRABAJO_EN_CURSO', {
      detalle: `Se está haciendo la institución de práctica, a pedido de ${trabajo.pedidoPor.nombre}. Espere a que termine.`,
    });
  };
  const exigirHecha = async (ahora: Temporal.Instant) => {
    await exigirQuieta(ahora);
    const hechaEn = await casa.hechaEn();
    if (hechaEn === undefined) throw new ProblemaError('PRACTICA_NO_EXISTE');
    return hechaEn;
  };
  return { exigirFuera, exigirQuieta, exigirHecha };
}

async function verPractica(
  { config, db, log }: Pick<Plataforma, 'config' | 'db' | 'log'>,
  casa: CasaDePractica,
  ahora: Temporal.Instant,
): Promise<contrato.SituacionDePractica> {
  const [trabajo] = config.esPractica ? [] : await listarTrabajos(db, ahora, 'practica');
  const enCurso = trabajo?.estado === 'haciendo' ? sinDatos(trabajo) : null;
  const hechaEn = config.esPractica || enCurso !== null ? undefined : await casa.hechaEn();
  const direccion = casa.direccion() ?? null;
  const enMarcha = hechaEn !== undefined && direccion !== null;
  return {
    estado: hechaEn === undefined ? 'ninguna' : enMarcha ? 'en-marcha' : 'detenida',
    esEsta: config.esPractica,
    hechaEn: hechaEn ?? null,
    direccion: enMarcha ? direccion : null,
    enCurso,
    fallo: trabajo?.estado === 'fallido' || trabajo?.estado === 'interrumpido',
    ensayado: enMarcha ? await mirar(verEnsayado(db, casa, hechaEn), log) : null,
  };
}

/** What happens to the copy meanwhile does not hide how it is. */
function mirar<T>(ensayado: Promise<T>, log: Plataforma['log']): Promise<T | null> {
  return ensayado.catch((error: unknown) => {
    log.warn({ err: error }, 'No se leyó lo ensayado en la institución de práctica');
    return null;
  });
}
