// What an order must have accepted before it is done: each warning, with its reason, and that another person must sign.
import { listarAdvertencias } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { cuantoHay, hecha, orden, porAceptar, terminar, ver } from './testing/orden.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  // The year opens by itself with its first request; what is counted below is what the orders leave.
  await oficina.contabilizada(oficina.contador);
});
afterAll(() => oficina.cerrar());

const ATRASADA = '2026-11-02';
const GRANDE = lineas(2_000_000);
const JOSE = 'José Alfredo Tiul Choc';
const aceptadasDe = async (id: string) =>
  (await oficina.llamar(listarAdvertencias, { params: { id } }, { token: oficina.contador })).cuerpo;

it('pasada del límite: dice por qué necesita aprobación, y ni se contabiliza ni se guarda nada', async () => {
  const antes = await cuantoHay(oficina);
  const { status, cuerpo } = await terminar(oficina, orden({ lineas: GRANDE }), oficina.auxiliar);
  expect(status).toBe(200);
  expect(cuerpo).toEqual({
    resultado: 'por-aceptar',
    advertencias: [],
    aprobacion: {
      motivo: 'Pasa de Q 10,000.00, lo que usted hace sin otra persona. Envíela a revisión.',
    },
  });
  expect(await cuantoHay(oficina)).toEqual(antes);
});

it.each(['contabilizar', 'enviar'] as const)(
  '%s: la advertencia se dice entera y nada queda',
  async (destino) => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { concepto: 'Sin tocar' });
    const antes = await cuantoHay(oficina);
    const { cuerpo } = await terminar(
      oficina,
      orden({ destino, fecha: ATRASADA, borrador: { id, version } }),
      oficina.auxiliar,
      `por aceptar ${destino}`,
    );
    expect(porAceptar(cuerpo)).toMatchObject({
      advertencias: [
        { codigo: 'FECHA_ATRASADA', mensaje: 'La fecha es de hace 14 días.', partidas: [], aceptada: null },
      ],
      aprobacion: null,
    });
    expect(await cuantoHay(oficina)).toEqual(antes);
    expect((await ver(oficina, id)).concepto).toBe('Sin tocar');
  },
);

it.each([
  ['contabilizar', true, 'contabilizada'],
  ['contabilizar', false, 'contabilizada'],
  ['enviar', true, 'en_revision'],
  ['enviar', false, 'en_revision'],
] as const)(
  '%s con borrador %s: aceptada con su motivo queda %s, y el motivo con ella',
  async (destino, conBorrador, estado) => {
    const previo = conBorrador ? await oficina.crear(oficina.auxiliar, { concepto: 'Antes' }) : undefined;
    const borrador = previo && { borrador: { id: previo.id, version: previo.version } };
    const pedida = orden({ destino, fecha: ATRASADA, ...borrador });
    const [primera] = porAceptar((await terminar(oficina, pedida, oficina.auxiliar)).cuerpo).advertencias;
    if (primera === undefined) throw new Error('Sin advertencia');
    const { codigo, clave, mensaje } = primera;
    const motivo = 'La trajo el proveedor hasta hoy';
    const { cuerpo } = await terminar(
      oficina,
      { ...pedida, aceptadas: [{ codigo, clave, motivo }] },
      oficina.auxiliar,
    );
    const { id } = hecha(cuerpo);
    expect(hecha(cuerpo).estado).toBe(estado);
    expect(await aceptadasDe(id)).toMatchObject([{ codigo, clave, mensaje, motivo, por: { nombre: JOSE } }]);
    const ultima = destino === 'enviar' ? 'partidas:enviar' : 'partidas:contabilizar';
    // A new one that is posted at once was never a draft.
    const nacida = !conBorrador && destino === 'contabilizar' ? [] : ['partidas:crear'];
    expect((await ver(oficina, id)).historia.map(({ accion, actor }) => [accion, actor])).toEqual(
      [...nacida, ...(conBorrador ? ['partidas:editar'] : []), 'partidas:aceptar-advertencia', ultima].map(
        (accion) => [accion, JOSE],
      ),
    );
  },
);

it('la que ya se había aceptado del borrador no se pregunta otra vez', async () => {
  const { id, version } = await oficina.crear(oficina.auxiliar, {
    fecha: ATRASADA,
    concepto: 'Ya aceptada',
  });
  const pedida = orden({ fecha: ATRASADA, concepto: 'Ya aceptada', borrador: { id, version } });
  const [una] = porAceptar((await terminar(oficina, pedida, oficina.auxiliar)).cuerpo).advertencias;
  const aceptada = {
    codigo: una?.codigo ?? 'FECHA_ATRASADA',
    clave: una?.clave ?? '',
    motivo: 'Llegó tarde',
  };
  await oficina.comoDueno(`insert into advertencia_aceptada
      select '${id}', '${aceptada.codigo}', '${aceptada.clave}', 'x', 'Llegó tarde', autor, now() from borrador where id = '${id}'`);
  expect(hecha((await terminar(oficina, pedida, oficina.auxiliar)).cuerpo).id).toBe(id);
});

it('la que cambió desde que se leyó no vale: hay que leerla otra vez, y nada se hizo', async () => {
  const pedida = orden({ concepto: 'La misma dos veces', lineas: lineas(4_321) });
  await oficina.crear(oficina.contador2, { concepto: 'La misma dos veces', lineas: lineas(4_321) });
  const [leida] = porAceptar((await terminar(oficina, pedida)).cuerpo).advertencias;
  if (leida === undefined) throw new Error('Sin advertencia');
  const { codigo, clave } = leida;
  expect(codigo).toBe('POSIBLE_DUPLICADA');
  // Another one like it arrives meanwhile.
  await oficina.crear(oficina.contador2, { concepto: 'La misma dos veces', lineas: lineas(4_321) });
  const antes = await cuantoHay(oficina);
  const aceptadas = [{ codigo, clave, motivo: 'Es otra compra' }];
  const { status, problema } = await terminar(oficina, { ...pedida, aceptadas });
  expect([status, problema.codigo]).toEqual([409, 'ADVERTENCIA_CAMBIADA']);
  expect(await cuantoHay(oficina)).toEqual(antes);
  const otra = porAceptar((await terminar(oficina, pedida)).cuerpo).advertencias[0];
  expect([otra?.partidas.length, otra?.clave === clave]).toEqual([2, false]);
});

it('su propio borrador no es su duplicado; aceptada una advertencia, las demás se preguntan', async () => {
  const igual = { concepto: 'Propio', fecha: ATRASADA, lineas: lineas(9_876) };
  const { id, version } = await oficina.crear(oficina.contador, igual);
  const pedida = orden({ ...igual, borrador: { id, version } });
  const [primera, ...mas] = porAceptar((await terminar(oficina, pedida)).cuerpo).advertencias;
  if (primera === undefined) throw new Error('Sin advertencia');
  expect([primera.codigo, mas]).toEqual(['FECHA_ATRASADA', []]);
  // One of another person's arrives meanwhile.
  await oficina.crear(oficina.contador2, igual);
  const { codigo, clave } = primera;
  const aceptadas = [{ codigo, clave, motivo: 'Llegó tarde' }];
  const pregunta = porAceptar((await terminar(oficina, { ...pedida, aceptadas })).cuerpo);
  expect(pregunta.advertencias.map((una) => [una.codigo, una.partidas.length])).toEqual([
    ['POSIBLE_DUPLICADA', 1],
  ]);
  expect(await aceptadasDe(id)).toEqual([]);
});

it('sin motivo no se acepta', async () => {
  const aceptadas = [{ codigo: 'FECHA_ATRASADA', clave: 'x', motivo: ' ' }] as const;
  const { status } = await terminar(oficina, orden({ fecha: ATRASADA, aceptadas: [...aceptadas] }));
  expect(status).toBe(400);
});
