// Posting into a month while it is being closed. First the race is lost on purpose, with the lock taken out of the
// ledger's trigger; then the real one is run, by hand and with many writers.
import * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import {
  CAJA_CHICA,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { reabrirEntreDos } from './reaperturas/testing/reabrir-entre-dos.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeEach(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(prueba, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
});
afterEach(() => prueba.cerrar());

const cerrarEnero = () =>
  prueba.llamar(
    contrato.cerrarPeriodo,
    { params: { anio: 2026, mes: 1 }, body: { agencias: ['01'] } },
    { token },
  );
const cuantasEnEnero = async () => {
  const [fila] = await comoDueno(
    prueba.url,
    `select count(*)::int as n from partida where fecha < '2026-02-01'`,
  );
  return Number(fila?.n);
};

/** Posts in January and stays there, uncommitted, until told to go on. */
function contabilizarSinConfirmar() {
  const confirmar = Promise.withResolvers<void>();
  const dentro = Promise.withResolvers<void>();
  const ahora = prueba.reloj.ahora();
  const fin = escribir(prueba.db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
    await contabilizar(tx, ahora, [partida('2026-01-20', CAJA_CHICA, PRODUCTOS, 1)]);
    dentro.resolve();
    await confirmar.promise;
  });
  return { dentro: dentro.promise, confirmar: () => confirmar.resolve(), fin };
}

it('sin el candado del periodo, una partida a medio contabilizar se confirma después del cierre', async () => {
  const [funcion] = await comoDueno(
    prueba.url,
    `select pg_get_functiondef('partida_contabilizar'::regproc) as texto`,
  );
  const sinCandado = String(funcion?.texto).replace(/order by p\.anio, p\.mes, p\.agencia for share/, '');
  expect(sinCandado).not.toBe(funcion?.texto);
  await comoDueno(prueba.url, sinCandado);

  const escritor = contabilizarSinConfirmar();
  await escritor.dentro;
  expect((await cerrarEnero()).status).toBe(200);
  const alCerrar = await cuantasEnEnero();
  escritor.confirmar();
  await escritor.fin;
  expect([alCerrar, await cuantasEnEnero()]).toEqual([1, 2]);
});

it('con el candado, el cierre espera a la que iba a medias, y la cuenta', async () => {
  const escritor = contabilizarSinConfirmar();
  await escritor.dentro;
  const cierre = cerrarEnero();
  await hastaQueAlguienEspere(prueba.url);
  expect(await cuantasEnEnero()).toBe(1);
  escritor.confirmar();
  await escritor.fin;
  expect((await cierre).status).toBe(200);
  expect(await cuantasEnEnero()).toBe(2);
});

it('muchos contabilizan mientras uno cierra: después del cierre no se confirma ninguna', async () => {
  let seguir = true;
  let negadas = 0;
  const escritor = async () => {
    for (let i = 0; seguir && i < 400; i++) {
      await registrar(prueba, partida('2026-01-20', CAJA_CHICA, PRODUCTOS, 1)).catch((error: unknown) => {
        expect(error).toMatchObject({ constraint: 'PERIODO_CERRADO' });
        negadas++;
      });
    }
  };
  const escritores = Array.from({ length: 8 }, escritor);
  await hastaQueHaya(20);
  expect((await cerrarEnero()).status).toBe(200);
  const alCerrar = await cuantasEnEnero();
  await hastaQue(() => negadas >= 16);
  seguir = false;
  await Promise.all(escritores);
  expect(await cuantasEnEnero()).toBe(alCerrar);
});

it('cerrar y reabrir una y otra vez mientras se contabiliza no pierde ni cuela ninguna', async () => {
  let seguir = true;
  let confirmadas = 1;
  const escritor = async () => {
    while (seguir) {
      await registrar(prueba, partida('2026-01-20', CAJA_CHICA, PRODUCTOS, 1)).then(
        () => confirmadas++,
        // Anything else ends it: who insisted without a database would never let the others have their turn.
        (error: unknown) => expect(error).toMatchObject({ constraint: 'PERIODO_CERRADO' }),
      );
    }
  };
  const escritores = Array.from({ length: 4 }, escritor);
  const aprueba = await prueba.entrar('contador2@cuadra.demo');
  for (let vuelta = 0; vuelta < 8; vuelta++) {
    expect((await cerrarEnero()).status).toBe(200);
    const cerrado = await cuantasEnEnero();
    await hastaQueHaya(cerrado);
    expect(await cuantasEnEnero()).toBe(cerrado);
    const enero = { anio: 2026, mes: 1, agencia: '01', motivo: 'Otra vuelta' };
    expect((await reabrirEntreDos(prueba, enero, { pide: token, aprueba })).status).toBe(200);
    await hastaQueHaya(cerrado + 1);
  }
  seguir = false;
  await Promise.all(escritores);
  expect(await cuantasEnEnero()).toBe(confirmadas);
});

function hastaQueHaya(cuantas: number): Promise<void> {
  return hastaQue(async () => (await cuantasEnEnero()) >= cuantas);
}

async function hastaQue(condicion: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condicion())) await new Promise((listo) => setImmediate(listo));
}
