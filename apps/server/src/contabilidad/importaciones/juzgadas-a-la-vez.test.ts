// What is posted was judged by the books as they were when it was posted: also when two arrive in the same instant, by
// whichever paths, and when none of them would be asked anything alone.
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { terminarPartida } from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { crearAplicacion } from '#app.ts';
import { motivosPara } from '#contabilidad/libro/testing/aceptando.ts';
import {
  abrirOficina,
  type Cambios,
  lineas,
  nueva,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { escritaDe, type Respuesta, VIAS, type Via } from './testing/vias.ts';

let oficina: Oficina;
/** Deudora; only these tests move it. */
const FONDO = '1011010198';
beforeAll(async () => {
  oficina = await abrirOficina();
  await oficina.comoDueno(`insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, saldo_contrario)
    values ('${FONDO}', 'Fondo de prueba', 'D', 'deudora', 'avisa')`);
});
afterAll(() => oficina.cerrar());

let serie = 0;
/** No other says the same. */
const sola = (cambios: Cambios = {}): Cambios => ({ concepto: `A la vez ${++serie}`, ...cambios });
const meter = (monto: number) => lineas(monto, FONDO, SOBRANTES);
const sacar = (monto: number) => lineas(monto, SOBRANTES, FONDO);

/** Those of the table of paths, in pairs, each also with itself. */
const NOMBRES = Object.keys(VIAS) as (keyof typeof VIAS)[];
const PARES = NOMBRES.flatMap((una, indice) => NOMBRES.slice(indice).map((otra) => [una, otra] as const));
const VECES = 3;
const MUCHAS_VECES = 15;

const hechas = (respuestas: readonly Respuesta[]) => respuestas.filter((una) => una === 'hecha').length;
const pedidas = (respuestas: readonly Respuesta[]) => respuestas.filter((una) => una !== 'hecha');
const aLaVez = (vias: readonly Via[], caso: (indice: number) => Cambios): Promise<Respuesta[]> =>
  Promise.all(
    vias.map((via, indice) =>
      via(oficina, caso(indice), indice % 2 === 0 ? oficina.contador : oficina.contador2),
    ),
  );

async function saldoDelFondo(): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`select coalesce(sum(debe - haber), 0)::bigint as saldo
    from linea where id_cuenta = ${FONDO}`.execute(oficina.db);
  return Number(rows[0]?.saldo);
}

async function cuantasDicen(concepto: string | undefined): Promise<number> {
  const filas = await oficina.db
    .selectFrom('partida')
    .select('id')
    .where('concepto', '=', concepto ?? '')
    .execute();
  return filas.length;
}

describe.each(PARES)('%s y %s en el mismo instante', (una, otra) => {
  const vias: Via[] = [VIAS[una], VIAS[otra]];
  // A draft is there before it is posted: whoever comes meanwhile finds it, and may be asked because of it.
  const conBorrador = [una, otra].includes('un borrador (contabilizar)');

  it('dos gemelas: una entra y la otra se pregunta', async () => {
    for (let vez = 0; vez < VECES; vez++) {
      const gemela = sola();
      const respuestas = await aLaVez(vias, () => gemela);
      // That the file came before is told too.
      for (const pedida of pedidas(respuestas)) expect(pedida).toContain('POSIBLE_DUPLICADA');
      if (!conBorrador) expect(hechas(respuestas)).toBe(1);
      expect(await cuantasDicen(gemela.concepto)).toBe(hechas(respuestas));
      expect(hechas(respuestas)).toBeLessThanOrEqual(1);
    }
  });

  it('dos que solo juntas dejan la cuenta en contra: la segunda se pregunta', async () => {
    for (let vez = 0; vez < VECES; vez++) {
      await oficina.contabilizada(oficina.contador, sola({ lineas: meter(1_000) }));
      const respuestas = await aLaVez(vias, () => sola({ lineas: sacar(1_000) }));
      expect([hechas(respuestas), ...pedidas(respuestas)]).toEqual([1, ['SIGNO_CONTRARIO']]);
      expect(await saldoDelFondo()).toBe(0);
    }
  });
});

describe('un programa, muchas veces', () => {
  const directas = (cuantas: number): Via[] =>
    Array.from({ length: cuantas }, () => VIAS['un programa (crear)']);

  it('de dos iguales entra una', async () => {
    for (let vez = 0; vez < MUCHAS_VECES; vez++) {
      const gemela = sola();
      const respuestas = await aLaVez(directas(2), () => gemela);
      expect([hechas(respuestas), ...pedidas(respuestas)]).toEqual([1, ['POSIBLE_DUPLICADA']]);
    }
  });

  it('de veinte iguales, con sus mayúsculas, tildes y espacios, entra una', async () => {
    const concepto = `Éxito ${++serie}`;
    const formas = [concepto, concepto.toUpperCase(), `exito  ${serie}`, `EXITO ${serie}`];
    const respuestas = await aLaVez(directas(20), (indice) => ({ concepto: formas[indice % 4] ?? '' }));
    expect(hechas(respuestas)).toBe(1);
  });

  it('de veinte que sacan, entran las que alcanzan', async () => {
    await oficina.contabilizada(oficina.contador, sola({ lineas: meter(7_500) }));
    const respuestas = await aLaVez(directas(20), () => sola({ lineas: sacar(1_000) }));
    expect(hechas(respuestas)).toBe(7);
    expect(new Set(pedidas(respuestas).flat())).toEqual(new Set(['SIGNO_CONTRARIO']));
    expect(await saldoDelFondo()).toBe(500);
    await oficina.contabilizada(oficina.contador, sola({ lineas: sacar(500) }));
  });

  it('lo que llega junto y no tiene nada entra todo, también si otra se aparta', async () => {
    const gemela = sola();
    await oficina.contabilizada(oficina.contador, gemela);
    const respuestas = await aLaVez(directas(9), (indice) => (indice === 4 ? gemela : sola()));
    expect(respuestas.map((una) => una === 'hecha')).toEqual(Array.from({ length: 9 }, (_, n) => n !== 4));
  });
});

it('dos servidores sobre la misma base: de dos iguales entra una', async () => {
  const otro = await crearAplicacion(oficina.plataforma, { limitarPeticiones: false });
  onTestFinished(() => otro.close());
  for (let vez = 0; vez < MUCHAS_VECES; vez++) {
    const payload = nueva({ ...sola(), contabilizar: true });
    const respuestas = await Promise.all(
      [oficina.app, otro].map((servidor) =>
        servidor.inject({
          method: 'POST',
          url: crearPartida.path,
          headers: { authorization: `Bearer ${oficina.contador}` },
          payload,
        }),
      ),
    );
    expect(respuestas.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  }
});

it('una del año pasado y una de hoy, que solo juntas dejan la cuenta en contra: la segunda se pregunta', async () => {
  await oficina.comoDueno('insert into ejercicio (anio) values (2025)');
  for (let vez = 0; vez < VECES; vez++) {
    await oficina.contabilizada(oficina.contador, sola({ lineas: meter(1_000), fecha: '2025-12-31' }));
    const body = escritaDe(sola({ lineas: sacar(1_000), fecha: '2025-12-31' }));
    const aceptadas = await motivosPara(oficina.llamarSinAceptar, body, { token: oficina.contador2 });
    expect(aceptadas.map(({ codigo }) => codigo)).toEqual(['FECHA_ATRASADA']);
    const atrasada: Via = async () => {
      const orden = { ...body, aceptadas, destino: 'contabilizar' as const };
      const { cuerpo } = await oficina.llamarSinAceptar(
        terminarPartida,
        { body: orden },
        { token: oficina.contador2 },
      );
      return cuerpo.resultado === 'hecha' ? 'hecha' : cuerpo.advertencias.map(({ codigo }) => codigo);
    };
    const respuestas = await aLaVez([VIAS['un programa (crear)'], atrasada], () =>
      sola({ lineas: sacar(1_000) }),
    );
    expect([hechas(respuestas), ...pedidas(respuestas)]).toEqual([1, ['SIGNO_CONTRARIO']]);
    expect(await saldoDelFondo()).toBe(0);
  }
});

describe('un conjunto cualquiera, a la vez y por cualquier vía', () => {
  const CONCEPTOS = ['Pago de luz', 'PAGO  DE LÚZ', 'Compra'];
  const una = fc.record({
    // Without drafts, which are there before they are posted: whoever is asked, is asked because of the books.
    via: fc.constantFrom(
      ...NOMBRES.filter((via) => via !== 'un borrador (contabilizar)' && via !== 'una hoja'),
    ),
    agencia: fc.constantFrom('01', '02'),
    concepto: fc.constantFrom(...CONCEPTOS),
    monto: fc.constantFrom(100, 200, 300),
    saca: fc.boolean(),
  });
  const claveDe = ({ agencia, concepto, monto }: { agencia: string; concepto: string; monto: number }) =>
    `${agencia} ${monto} ${concepto === 'Compra' ? 'compra' : 'luz'}`;

  it('lo que entró, visto en su orden, no tenía nada que preguntar; y lo que se preguntó, sí', async () => {
    let vuelta = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(una, { minLength: 2, maxLength: 8 }), async (elegidas) => {
        vuelta++;
        const conceptoDe = (indice: number) => `${elegidas[indice]?.concepto} ${vuelta}`;
        const antes = await saldosPorAgencia();
        const respuestas = await Promise.all(
          elegidas.map(({ via, agencia, monto, saca }, indice) =>
            VIAS[via](
              oficina,
              { agencia, concepto: conceptoDe(indice), lineas: saca ? sacar(monto) : meter(monto) },
              indice % 2 === 0 ? oficina.contador : oficina.contador2,
            ),
          ),
        );
        const enOrden = await lasDeLaVuelta(vuelta);
        expect(enOrden).toHaveLength(hechas(respuestas));
        // Played again from its lines, one after another.
        const vistas = new Set<string>();
        const saldos = new Map(antes);
        const menores = new Map(antes);
        for (const hecha of enOrden) {
          const { agencia, neto } = hecha;
          const clave = claveDe({ ...hecha, monto: Math.abs(neto) });
          expect(vistas).not.toContain(clave);
          vistas.add(clave);
          const queda = (saldos.get(agencia) ?? 0) + neto;
          if (neto < 0) expect(queda).toBeGreaterThanOrEqual(0);
          saldos.set(agencia, queda);
          menores.set(agencia, Math.min(menores.get(agencia) ?? 0, queda));
        }
        for (const [indice, elegida] of elegidas.entries()) {
          const respuesta = respuestas[indice];
          if (!Array.isArray(respuesta)) continue;
          const posibles = new Set<string>();
          // That a lote came before as it is, is told too.
          if (vistas.has(claveDe(elegida))) posibles.add('POSIBLE_DUPLICADA').add('ARCHIVO_REPETIDO');
          if (elegida.saca && (menores.get(elegida.agencia) ?? 0) < elegida.monto)
            posibles.add('SIGNO_CONTRARIO');
          expect([...posibles]).toEqual(expect.arrayContaining(respuesta));
          expect(respuesta).not.toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  async function saldosPorAgencia(): Promise<[string, number][]> {
    const { rows } = await sql<{
      agencia: string;
      saldo: number;
    }>`select agencia, sum(debe - haber)::bigint as saldo
      from linea where id_cuenta = ${FONDO} group by agencia`.execute(oficina.db);
    return rows.map(({ agencia, saldo }) => [agencia, Number(saldo)]);
  }

  async function lasDeLaVuelta(vuelta: number) {
    const { rows } = await sql<{ agencia: string; concepto: string; neto: number }>`
      select p.agencia, regexp_replace(p.concepto, ' \\d+$', '') as concepto, (l.debe - l.haber)::bigint as neto
      from partida p join linea l on (l.ejercicio, l.numero) = (p.ejercicio, p.numero) and l.id_cuenta = ${FONDO}
      where p.concepto = any(${CONCEPTOS.map((concepto) => `${concepto} ${vuelta}`)}::text[]) order by p.numero`.execute(
      oficina.db,
    );
    return rows.map(({ neto, ...hecha }) => ({ ...hecha, neto: Number(neto) }));
  }
});
