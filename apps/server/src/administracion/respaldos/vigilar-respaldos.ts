// What happens without anybody asking: the daily copy, the weekly drill, the WAL every few seconds, and the notice when a copy is late. Without a place to keep them nothing
// of this runs, and PostgreSQL is told that nobody will come for its WAL.
import { spawn } from 'node:child_process';
import type { FastifyInstance } from 'fastify';
import { notificar } from '#escritorio/notificar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Reintentos } from '#platform/jobs/trabajos.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ajustesDe, carpetaReal } from './ajustes.ts';
import { anotandoRespaldo } from './anotar-respaldo.ts';
import { ultimoRespaldo } from './queries.ts';
import type { TallerDeRespaldos } from './taller-de-respaldos.ts';
import { comoDueno } from './turnos-del-dueno.ts';
import { horasDeRetraso } from './ver-respaldos.ts';
import { vigilarWal } from './wal/archivador.ts';
import { soltarRanura } from './wal/linaje.ts';

const COLA = 'respaldo';
const COLA_DE_RETRASOS = 'respaldo-tardio';
const COLA_DE_SIMULACROS = 'simulacro';
const CADA_HORA = '7 * * * *';
const DOMINGOS = '0 3 * * 0';
const HORAS_DEL_DIA = 24;

const REINTENTOS: Reintentos = {
  reintentosMax: 2,
  esperaSegundos: 300,
  esperaMaxSegundos: 1_800,
  duracionMaxSegundos: 43_200,
  guardarSegundos: 86_400,
};
const SIN_REINTENTOS: Reintentos = { ...REINTENTOS, reintentosMax: 0 };

export async function vigilarRespaldos(
  app: FastifyInstance,
  plataforma: Plataforma,
  taller: TallerDeRespaldos,
  comandoDeRestaurar: string,
): Promise<void> {
  const { config, trabajos, db, reloj } = plataforma;
  const ajustes = ajustesDe(config);
  if (ajustes === undefined) {
    if (config.conBaseIncluida) soltarAlEmpezar(app, plataforma);
    return;
  }
  const [hora, minuto] = config.respaldo.hora.split(':').map(Number);
  await trabajos.atenderPorReloj(
    COLA,
    `${minuto} ${hora} * * *`,
    async ({ datos, esUltimoIntento }) => {
      const contexto = contextoDelSistema(reloj.ahora(), COLA);
      const origen = 'origen' in datos && datos.origen === 'inicio' ? 'inicio' : 'reloj';
      await anotandoRespaldo(plataforma, contexto, { origen, habraOtro: !esUltimoIntento }, () =>
        taller.copiar(config),
      );
    },
    REINTENTOS,
  );
  await trabajos.atenderPorReloj(
    COLA_DE_RETRASOS,
    CADA_HORA,
    () => avisarRetraso(plataforma),
    SIN_REINTENTOS,
  );
  if (ajustes.con !== undefined && ajustes.donde.carpeta !== undefined && config.conBaseIncluida)
    await trabajos.atenderPorReloj(
      COLA_DE_SIMULACROS,
      DOMINGOS,
      () => hacerSimulacro(plataforma, comandoDeRestaurar),
      SIN_REINTENTOS,
    );
  if (config.conBaseIncluida)
    vigilarWal(app, plataforma, () => {
      const contexto = contextoDelSistema(reloj.ahora(), COLA);
      void escribir(db, contexto, 'respaldos:pedir', (tx) =>
        trabajos.encolar(tx, COLA, { origen: 'inicio' }),
      ).catch((error: unknown) =>
        plataforma.log.error({ err: error }, 'No se pudo pedir el primer respaldo'),
      );
    });
}

/** The disk would fill with WAL for whoever stopped making copies. */
function soltarAlEmpezar(app: FastifyInstance, { config, log }: Plataforma): void {
  app.addHook('onReady', async () => {
    void carpetaReal(config.carpetaDatos)
      .then((carpeta) => comoDueno(carpeta, soltarRanura))
      .catch((error: unknown) => log.warn({ err: error }, 'No se pudo soltar el WAL que nadie espera'));
  });
}

/** In the hour in which it became late, and once a day after. */
async function avisarRetraso({ db, reloj }: Pick<Plataforma, 'db' | 'reloj'>): Promise<void> {
  const ultimo = await ultimoRespaldo(db);
  if (ultimo === null) return;
  const horas = horasDeRetraso(ultimo, reloj.ahora());
  if (horas < 0 || Math.floor(horas) % HORAS_DEL_DIA !== 0) return;
  const contexto = contextoDelSistema(reloj.ahora(), COLA_DE_RETRASOS);
  await escribir(db, contexto, 'respaldos:avisar', (tx) =>
    notificar(
      tx,
      contexto,
      { permiso: 'respaldos:hacer' },
      {
        icono: 'heroicons_outline:archive-box-x-mark',
        titulo: 'El respaldo está atrasado',
        descripcion: 'No hay uno nuevo desde hace más de un día. Revise por qué y haga uno.',
        enlace: '/administracion/respaldos',
        usaRouter: true,
      },
    ),
  );
}

/** As the command does it, in a process of its own: it starts a PostgreSQL and reads the whole of the books. It notes by itself what came of it. */
function hacerSimulacro({ config, log }: Pick<Plataforma, 'config' | 'log'>, comando: string): Promise<void> {
  const hijo = spawn(
    process.execPath,
    [comando, '--simulacro', '--de', config.respaldo.carpeta ?? '', '--reloj'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let dicho = '';
  hijo.stderr.on('data', (trozo: Buffer) => {
    dicho = (dicho + trozo.toString('utf8')).slice(-2_000);
  });
  return new Promise((listo) => {
    hijo.once('error', (error) => {
      log.error({ err: error }, 'No se pudo hacer el simulacro');
      listo();
    });
    hijo.once('close', (codigo) => {
      if (codigo !== 0) log.error({ codigo, dicho }, 'El simulacro falló');
      listo();
    });
  });
}
