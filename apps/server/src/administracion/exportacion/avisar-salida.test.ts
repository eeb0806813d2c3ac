// What leaves whole is told to those who answer for the books, once the institution is signed off; and fetched only by whoever asked.
import { fileURLToPath } from 'node:url';
import {
  bajarExportacion,
  pedirExportacion,
  verExportacion,
} from '@cuadra/contract/administracion/exportacion';
import { hacerPractica } from '@cuadra/contract/administracion/practica';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';

const notificacionesDe = async (prueba: AplicacionDePrueba, quien: string) => {
  const token = await prueba.entrar(`${quien}@cuadra.demo`);
  return (await prueba.llamar(listarNotificaciones, {}, { token })).cuerpo;
};
const dichoA = async (prueba: AplicacionDePrueba, quien: string, titulo: string) =>
  (await notificacionesDe(prueba, quien)).filter(({ title }) => title === titulo);

const EXPORTACION = 'Se pidió una exportación completa';
const PRACTICA = 'Se pidió la institución de práctica';
const DE_MENTIRA = fileURLToPath(new URL('../../testing/practica/llenar-de-mentira.ts', import.meta.url));
const DEMAS = ['auxiliar', 'cajero', 'ahorros', 'admin'];

async function pedir(prueba: AplicacionDePrueba, token: string) {
  const { status } = await prueba.llamar(pedirExportacion, { body: {} }, { token });
  expect(status).toBe(201);
}
async function hastaQuieta(prueba: AplicacionDePrueba, token: string) {
  await hastaQue(async () => {
    const { cuerpo } = await prueba.llamar(verExportacion, {}, { token });
    expect(cuerpo).toMatchObject({ enCurso: null, fallo: false });
  });
}

describe('firmada', () => {
  let prueba: AplicacionDePrueba;
  let admin: string;
  beforeAll(async () => {
    prueba = await aplicacionDePrueba({ programas: { llenarPractica: DE_MENTIRA } });
    admin = await prueba.entrar('admin@cuadra.demo');
  });
  afterAll(() => prueba.cerrar());

  it('cada exportación se dice a contadores y auditores activos en cuanto se pide, con quién y cuándo', async () => {
    const contexto = contextoDelSistema(prueba.reloj.ahora(), 'prueba');
    const activar = (activo: boolean) =>
      escribir(prueba.db, contexto, 'prueba', (tx) =>
        tx.updateTable('usuario').set({ activo }).where('correo', '=', 'contador2@cuadra.demo').execute(),
      );
    await activar(false);
    await pedir(prueba, admin);
    await activar(true);
    for (const quien of ['contador', 'auditor'])
      expect(await dichoA(prueba, quien, EXPORTACION)).toMatchObject([
        {
          description:
            'Ana Lucía Morales Caal pidió un archivo con todo lo que la institución tiene, el 16/11/2026 09:00. Si no lo esperaba, pregunte para qué.',
          link: '/administracion/bitacora',
        },
      ]);
    for (const quien of ['contador2', ...DEMAS]) expect(await dichoA(prueba, quien, EXPORTACION)).toEqual([]);
    await hastaQuieta(prueba, admin);
  });

  it('la que no empieza porque otra está en curso no se dice dos veces', async () => {
    prueba.reloj.avanzar({ seconds: 1 });
    const respuestas = await Promise.all(
      [1, 2].map(() => prueba.llamar(pedirExportacion, { body: {} }, { token: admin })),
    );
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await dichoA(prueba, 'auditor', EXPORTACION)).toHaveLength(2);
    await hastaQuieta(prueba, admin);
  });

  it('la baja quien la pidió y nadie más, tampoco otro administrador', async () => {
    await otorgarComoDueno(prueba.url, 'jefe@cuadra.demo', ['administrador']);
    const otro = await prueba.entrar('jefe@cuadra.demo');
    const recientes = async (token: string) =>
      (await prueba.llamar(verExportacion, {}, { token })).cuerpo.recientes;
    expect((await recientes(admin)).map(({ esMia }) => esMia)).toEqual([true, true]);
    const [ajena] = await recientes(otro);
    expect(ajena?.esMia).toBe(false);
    const params = { id: ajena?.id ?? '' };
    const { status, problema } = await prueba.llamar(bajarExportacion, { params }, { token: otro });
    expect([status, problema.codigo]).toEqual([403, 'EXPORTACION_AJENA']);
    expect((await prueba.llamar(bajarExportacion, { params }, { token: admin })).status).toBe(200);
  });

  it('cada institución de práctica se dice igual, aunque no llegue a hacerse', async () => {
    expect((await prueba.llamar(hacerPractica, { body: {} }, { token: admin })).status).toBe(201);
    for (const quien of ['contador', 'contador2', 'auditor'])
      expect(await dichoA(prueba, quien, PRACTICA)).toMatchObject([
        {
          description: expect.stringMatching(
            /^Ana Lucía Morales Caal pidió una copia .+ el 16\/11\/2026 09:00/,
          ),
        },
      ]);
    for (const quien of DEMAS) expect(await dichoA(prueba, quien, PRACTICA)).toEqual([]);
  });
});

it('mientras la puesta en marcha no se firma, no hace falta decirlo', async () => {
  const prueba = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  const admin = await prueba.entrar('admin@cuadra.demo');
  await pedir(prueba, admin);
  for (const quien of ['contador', 'auditor']) expect(await dichoA(prueba, quien, EXPORTACION)).toEqual([]);
  await hastaQuieta(prueba, admin);
  await prueba.cerrar();
});
