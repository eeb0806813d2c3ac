// An order that is asked again gets its first answer, however it crosses with itself, and never posts or sends twice.
import { randomUUID } from 'node:crypto';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { totalizarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { hecha, type Orden, orden, porAceptar, terminar, ver } from './testing/orden.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const cuantasCon = async (texto: string) => {
  const { cuerpo } = await oficina.llamar(
    totalizarPartidas,
    { query: { texto } },
    { token: oficina.contador },
  );
  return cuerpo.total;
};
const veces = <T>(cuantas: number, hacer: () => Promise<T>) =>
  Promise.all(Array.from({ length: cuantas }, hacer));

describe.each([
  ['contabilizar', 'contabilizada', true],
  ['contabilizar', 'contabilizada', false],
  ['enviar', 'en_revision', true],
  ['enviar', 'en_revision', false],
] as const)('%s (queda %s), con borrador %s', (destino, estado, conBorrador) => {
  async function pedida(concepto: string): Promise<Orden> {
    if (!conBorrador) return orden({ destino, concepto });
    const { id, version } = await oficina.crear(oficina.contador, { concepto: 'Lo de antes' });
    return orden({ destino, concepto, borrador: { id, version } });
  }

  it('pedida 12 veces a la vez con la misma llave se hace una, y las 12 respuestas son iguales', async () => {
    const concepto = `Simultánea ${randomUUID()}`;
    const body = await pedida(concepto);
    const llave = randomUUID();
    const respuestas = await veces(12, () => terminar(oficina, body, oficina.contador, llave));
    expect(respuestas.map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (const { cuerpo } of respuestas) expect(cuerpo).toEqual(respuestas[0]?.cuerpo);
    expect(respuestas.map(({ cuerpo }) => hecha(cuerpo).estado)).toEqual(Array(12).fill(estado));
    const repetidas = respuestas.filter(({ cruda }) => cruda.headers['idempotency-replayed'] === 'true');
    expect(repetidas).toHaveLength(11);
    expect(await cuantasCon(concepto)).toBe(1);
  });

  it('pedida otra vez cuando ya se hizo, responde lo mismo; con otros datos se rechaza', async () => {
    const body = await pedida(`Seguida ${randomUUID()}`);
    const llave = randomUUID();
    const primera = await terminar(oficina, body, oficina.contador, llave);
    const segunda = await terminar(oficina, body, oficina.contador, llave);
    expect([segunda.status, segunda.cuerpo]).toEqual([200, primera.cuerpo]);
    expect(segunda.cruda.headers['idempotency-replayed']).toBe('true');
    const otra = await terminar(oficina, { ...body, concepto: 'Ya cambiada' }, oficina.contador, llave);
    expect([otra.status, otra.problema.codigo]).toEqual([422, 'LLAVE_REUTILIZADA']);
    expect(await cuantasCon('Ya cambiada')).toBe(0);
  });

  it('la llave de lo que se preguntó o se rechazó queda libre, también para otros datos', async () => {
    const body = await pedida(`Libre ${randomUUID()}`);
    const llave = randomUUID();
    const atrasada = { ...body, fecha: '2026-11-02' };
    const [advertencia] = porAceptar(
      (await terminar(oficina, atrasada, oficina.contador, llave)).cuerpo,
    ).advertencias;
    if (advertencia === undefined) throw new Error('Sin advertencia');
    const mala = await terminar(oficina, { ...body, concepto: '' }, oficina.contador, llave);
    expect(mala.problema.codigo).toBe('CONCEPTO_VACIO');
    const { codigo, clave } = advertencia;
    const aceptadas = [{ codigo, clave, motivo: 'Llegó tarde' }];
    const aceptada = await terminar(oficina, { ...atrasada, aceptadas }, oficina.contador, llave);
    expect(hecha(aceptada.cuerpo).estado).toBe(estado);
  });
});

it('dos personas a la vez, cada una con su llave: una la hace y la otra sabe que ya no puede', async () => {
  const { id, version } = await oficina.crear(oficina.contador, { concepto: 'Disputada' });
  const body = orden({ concepto: 'Disputada', borrador: { id, version } });
  const respuestas = await Promise.all(
    [oficina.contador, oficina.contador2].map((token) => terminar(oficina, body, token, randomUUID())),
  );
  expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await ver(oficina, id)).estado).toBe('contabilizada');
});

it.each(['contabilizar', 'enviar'] as const)(
  '%s: guardarse sola a la vez que se ordena no pierde texto ni hace dos',
  async (destino) => {
    for (let vuelta = 0; vuelta < 5; vuelta += 1) {
      const { id, version } = await oficina.crear(oficina.contador, { concepto: 'Al abrir' });
      const concepto = `Cruzada ${destino} ${vuelta} ${randomUUID()}`;
      const guardar = () =>
        oficina.llamar(
          borradores.editarPartida,
          { params: { id }, body: { version, concepto } },
          { token: oficina.contador },
        );
      const ordenar = () => terminar(oficina, orden({ destino, concepto, borrador: { id, version } }));
      const [guardada, ordenada] = await Promise.all(
        vuelta % 2 === 0 ? [guardar(), ordenar()] : [ordenar(), guardar()].toReversed(),
      );
      // One of them was first; whoever was second is told so, and what was written is there either way.
      const leida = await ver(oficina, id);
      expect(leida.concepto).toBe(concepto);
      if (ordenada?.status === 200) expect(leida.estado).not.toBe('borrador');
      else expect([guardada?.status, leida.estado]).toEqual([200, 'borrador']);
    }
  },
);

it('crear y ordenar con la misma llave: la que llega segunda se rechaza, sea cual sea', async () => {
  const { destino: _, ...escrita } = orden({ concepto: 'Nace una vez' });
  const crear = (llave: string) =>
    oficina.llamar(borradores.crearPartida, { body: escrita }, { token: oficina.contador, llave });
  const [una, otra] = [randomUUID(), randomUUID()];
  await terminar(oficina, { ...escrita, destino: 'contabilizar' }, oficina.contador, una);
  expect((await crear(una)).problema.codigo).toBe('LLAVE_REUTILIZADA');
  await crear(otra);
  const tarde = await terminar(
    oficina,
    { ...escrita, lineas: lineas(77), destino: 'contabilizar' },
    oficina.contador,
    otra,
  );
  expect(tarde.problema.codigo).toBe('LLAVE_REUTILIZADA');
});

it('pedida otra vez mientras la primera espera su turno, espera con ella y responde lo mismo', async () => {
  const { id, version } = await oficina.crear(oficina.contador, { concepto: 'Despacio' });
  const body = orden({ concepto: 'Despacio y corregida', borrador: { id, version } });
  const llave = randomUUID();
  const { promise: hasta, resolve: soltar } = Promise.withResolvers<void>();
  // Somebody holds the order of the books: the first one has judged and saved, and waits to be given its number.
  const ocupado = escribir(
    oficina.db,
    contextoDelSistema(oficina.reloj.ahora(), ''),
    'prueba',
    async (tx) => {
      await tx.selectFrom('ejercicio').select('anio').forUpdate().execute();
      await hasta;
    },
  );
  const primera = terminar(oficina, body, oficina.contador, llave);
  await hastaQueAlguienEspere(oficina.url);
  const segunda = terminar(oficina, body, oficina.contador, llave);
  const enviada = terminar(oficina, { ...body, destino: 'enviar' }, oficina.contador, llave);
  // At least two: what the queue itself holds back PostgreSQL does not see.
  await hastaQueAlguienEspere(oficina.url, 2);
  soltar();
  await ocupado;
  const [una, otra] = await Promise.all([primera, segunda]);
  expect(hecha(una.cuerpo)).toMatchObject({ id, concepto: 'Despacio y corregida', estado: 'contabilizada' });
  expect(otra.cuerpo).toEqual(una.cuerpo);
  expect((await enviada).problema.codigo).toBe('LLAVE_REUTILIZADA');
});
