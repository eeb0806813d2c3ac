// The order that ends a draft: one request with everything that is written, whatever is on its way, and never twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  crearServidorDePrueba,
  lineaDePrueba as linea,
  navegador,
  partidaDePrueba,
} from '../testing/servidor-de-prueba.ts';
import { comienzoDeBorrador, comienzoNuevo } from './comienzo.ts';
import { cabeceraDe } from './contenido.ts';
import { ConflictoDeBorrador } from './envio.ts';
import { abrirTrabajo, type Final } from './trabajo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pasan = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const EN_BLANCO = comienzoNuevo(cabeceraDe(partidaDePrueba({})));
const CONTABILIZAR: Final = { destino: 'contabilizar', aceptadas: [] };
const ENVIAR: Final = { destino: 'enviar', aceptadas: [] };

/** A desk with a concept written, and nothing of it saved. */
function escritorio(prueba = crearServidorDePrueba()) {
  const todo = navegador(prueba);
  const trabajo = abrirTrabajo(todo.entorno, EN_BLANCO);
  const desconectar = trabajo.conectar();
  trabajo.mesa.cambiar({ concepto: 'Pago' });
  return { ...todo, ...trabajo, desconectar, fase: () => trabajo.autoguardado.estado().fase };
}

/** The same, with its draft saved as b1. */
async function guardado() {
  const todo = escritorio();
  await pasan(1_500);
  await pasan(1_000);
  todo.pedidos.length = 0;
  return todo;
}

describe('en un solo viaje', () => {
  it('una nueva no pasa por borrador: lo escrito va con la orden, y después no queda nada', async () => {
    const { terminar, mesa, pedidos, ordenes, guardadas, borradores } = escritorio();
    expect(await terminar(CONTABILIZAR)).toMatchObject({ resultado: 'hecha', partida: { numero: 1 } });
    expect(pedidos).toEqual(['terminar']);
    expect(ordenes[0]).toMatchObject({ concepto: 'Pago', destino: 'contabilizar', aceptadas: [] });
    expect(ordenes[0]).not.toHaveProperty('borrador');
    mesa.cambiar({ concepto: 'Después' });
    await pasan(60_000);
    expect([pedidos.length, guardadas.size, borradores.size]).toEqual([1, 0, 0]);
  });

  it.each([CONTABILIZAR, ENVIAR])(
    'la de un borrador lleva lo último escrito, guardado o no ($destino)',
    async (final) => {
      const { terminar, mesa, pedidos, ordenes } = await guardado();
      mesa.cambiar({ concepto: 'Pago corregido' });
      await terminar(final);
      expect(pedidos).toEqual(['terminar']);
      expect(ordenes[0]).toMatchObject({ concepto: 'Pago corregido' });
      // And of the draft, only which one: the server takes no more.
      expect(ordenes[0]?.borrador).toEqual({ id: 'b1', version: 1 });
    },
  );

  it('lo que hay que aceptar antes deja todo como estaba, y lo que faltaba guardar se guarda', async () => {
    const { terminar, responder, pedidos, borradores, ordenes } = escritorio();
    responder({ resultado: 'por-aceptar', advertencias: [], aprobacion: { motivo: 'Pasa del límite' } });
    expect(await terminar(CONTABILIZAR)).toMatchObject({ resultado: 'por-aceptar' });
    await pasan(1_500);
    expect(borradores.get('b1')?.contenido.concepto).toBe('Pago');
    const aceptadas = [{ codigo: 'FECHA_ATRASADA', clave: 'k', motivo: 'Llegó tarde' }] as const;
    await terminar({ destino: 'enviar', aceptadas });
    expect(ordenes[1]).toMatchObject({ destino: 'enviar', aceptadas, borrador: { id: 'b1' } });
    expect(pedidos.filter((pedido) => pedido === 'terminar')).toHaveLength(2);
  });

  it('lo que se escribe mientras tanto no se envía; si no se pudo, se guarda después', async () => {
    const { terminar, mesa, rechazar, pedidos, borradores } = await guardado();
    rechazar('PARTIDA_DESCUADRADA');
    const orden = terminar(CONTABILIZAR);
    mesa.cambiar({ concepto: 'Pago, y algo más' });
    await expect(orden).rejects.toMatchObject({ codigo: 'PARTIDA_DESCUADRADA' });
    expect(pedidos).toEqual(['terminar']);
    await pasan(1_500);
    expect(pedidos).toEqual(['terminar', 'guardar']);
    expect(borradores.get('b1')?.contenido.concepto).toBe('Pago, y algo más');
  });

  it('al ocultarse la página mientras se ordena, queda la copia de este equipo y nada más se envía', async () => {
    const { terminar, alOcultarse, demorar, guardadas, pedidos } = escritorio();
    const soltar = demorar();
    const orden = terminar(CONTABILIZAR);
    await pasan(0);
    alOcultarse();
    expect(guardadas.get('partida/nueva/1')).toMatchObject({ cabecera: { concepto: 'Pago' } });
    soltar();
    await orden;
    expect([pedidos, guardadas.size]).toEqual([['terminar'], 0]);
  });
});

describe('a la vez que se guarda solo', () => {
  it('espera lo que iba en camino, y la orden lleva el borrador que nació de ello', async () => {
    const { terminar, mesa, demorar, pedidos, ordenes, borradores } = escritorio();
    const soltar = demorar();
    await pasan(1_500);
    expect(pedidos).toEqual(['crear']);
    mesa.cambiar({ concepto: 'Pago y más' });
    const orden = terminar(CONTABILIZAR);
    await pasan(1_000);
    expect(pedidos).toEqual(['crear']);
    soltar();
    await orden;
    expect(pedidos).toEqual(['crear', 'terminar']);
    expect(ordenes[0]).toMatchObject({ concepto: 'Pago y más', borrador: { id: 'b1', version: 1 } });
    expect(borradores.size).toBe(0);
  });

  it('lo que se guardaba sobre su borrador, también: la orden va sobre la versión que quedó', async () => {
    const { terminar, mesa, demorar, pedidos, ordenes } = await guardado();
    const soltar = demorar();
    mesa.cambiar({ concepto: 'Pago y más' });
    await pasan(1_500);
    const orden = terminar(CONTABILIZAR);
    await pasan(0);
    soltar();
    await orden;
    expect(pedidos).toEqual(['guardar', 'terminar']);
    expect(ordenes[0]?.borrador).toEqual({ id: 'b1', version: 2 });
  });

  it('lo que empieza a guardarse a la vez, por un soporte, también: no queda un borrador que la acuse de repetida', async () => {
    const { terminar, autoguardado, pedidos, ordenes, borradores } = escritorio();
    const orden = terminar(CONTABILIZAR);
    const guardar = autoguardado.guardarYa();
    guardar.catch(() => undefined);
    await orden;
    expect(pedidos).toEqual(['crear', 'terminar']);
    expect(ordenes[0]?.borrador).toEqual({ id: 'b1', version: 1 });
    expect(borradores.size).toBe(0);
  });

  it('si lo que iba en camino no tuvo respuesta, primero averigua qué fue de ello', async () => {
    const { terminar, cortar, pedidos, contabilizadas, borradores } = escritorio();
    cortar('despues');
    await pasan(1_500);
    await terminar(CONTABILIZAR);
    expect(pedidos).toEqual(['crear', 'crear', 'terminar']);
    expect([borradores.size, contabilizadas.size]).toEqual([0, 1]);
  });

  it('quien quiere guardar mientras se ordena espera, y no hace un borrador de lo contabilizado', async () => {
    const { terminar, autoguardado, demorar, pedidos, borradores } = escritorio();
    const soltar = demorar();
    const orden = terminar(CONTABILIZAR);
    await pasan(0);
    const guardar = autoguardado.guardarYa();
    guardar.catch(() => undefined);
    soltar();
    await orden;
    await expect(guardar).rejects.toMatchObject({ codigo: 'ESTADO_NO_ADMITE' });
    expect([pedidos, borradores.size]).toEqual([['terminar'], 0]);
  });
});

describe('si la respuesta se pierde', () => {
  it.each([
    ['nueva', CONTABILIZAR],
    ['nueva', ENVIAR],
    ['con borrador', CONTABILIZAR],
    ['con borrador', ENVIAR],
  ])('%s ($destino): insistir responde lo mismo y se hace una vez', async (cual, final) => {
    const { terminar, cortar, contabilizadas, llaves } = cual === 'nueva' ? escritorio() : await guardado();
    cortar('despues');
    await expect(terminar(final)).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    expect(await terminar(final)).toMatchObject({ resultado: 'hecha' });
    expect(contabilizadas.size).toBe(1);
    expect(new Set(llaves).size).toBe(1);
  });

  it('lo que cambió después de la orden que sí llegó no se contabiliza otra vez, y se dice', async () => {
    const { terminar, mesa, cortar, contabilizadas } = escritorio();
    cortar('despues');
    await terminar(CONTABILIZAR).catch(() => undefined);
    mesa.cambiar({ concepto: 'Pago, con otro nombre' });
    await expect(terminar(CONTABILIZAR)).rejects.toThrow(/ya se terminó con lo que decía cuando lo ordenó/);
    expect([...contabilizadas.values()].map(({ concepto }) => concepto)).toEqual(['Pago']);
  });

  it('ni se guarda como borrador aparte: guardarse solo averigua que ya se terminó', async () => {
    const { terminar, cortar, borradores, fase, contabilizadas } = escritorio();
    cortar('despues');
    await terminar(CONTABILIZAR).catch(() => undefined);
    await pasan(10_000);
    expect([borradores.size, fase()]).toEqual([0, 'ausente']);
    expect(await terminar(CONTABILIZAR)).toMatchObject({ resultado: 'hecha' });
    expect(contabilizadas.size).toBe(1);
  });

  it('la que nunca llegó no estorba: lo escrito se guarda, y vuelve a ordenarse con su borrador', async () => {
    const { terminar, cortar, borradores, contabilizadas } = escritorio();
    cortar('antes');
    await terminar(CONTABILIZAR).catch(() => undefined);
    await pasan(10_000);
    expect(borradores.size).toBe(1);
    expect(await terminar(CONTABILIZAR)).toMatchObject({ resultado: 'hecha' });
    expect([borradores.size, contabilizadas.size]).toEqual([0, 1]);
  });

  it('tampoco si la página se cerró entre tanto: la llave vuelve con la copia', async () => {
    const { terminar, cortar, desconectar, guardadas, entorno, contabilizadas } = escritorio();
    cortar('despues');
    await terminar(CONTABILIZAR).catch(() => undefined);
    desconectar();
    const copia = guardadas.get('partida/nueva/1');
    const otra = abrirTrabajo(entorno, comienzoNuevo(EN_BLANCO.cabecera, copia));
    expect(await otra.terminar(CONTABILIZAR)).toMatchObject({ resultado: 'hecha', partida: { numero: 1 } });
    expect(contabilizadas.size).toBe(1);
  });

  it('guardada sin respuesta y después ordenada: no es un conflicto consigo misma', async () => {
    const { terminar, mesa, cortar, contabilizadas } = await guardado();
    cortar('despues');
    mesa.cambiar({ concepto: 'Dos' });
    await pasan(1_500);
    mesa.cambiar({ concepto: 'Tres' });
    expect(await terminar(CONTABILIZAR)).toMatchObject({ resultado: 'hecha' });
    expect([...contabilizadas.values()].map(({ concepto }) => concepto)).toEqual(['Tres']);
  });
});

describe('lo que hizo otra persona', () => {
  it('cambió el borrador: se muestran las dos versiones y no se hace nada', async () => {
    const { terminar, editarPorOtro, autoguardado, contabilizadas } = await guardado();
    editarPorOtro('b1', { concepto: 'Suyo' });
    await expect(terminar(CONTABILIZAR)).rejects.toThrow(ConflictoDeBorrador);
    expect(autoguardado.estado()).toMatchObject({ fase: 'conflicto', suya: { concepto: 'Suyo' } });
    // Until somebody chooses, not even asked.
    await expect(terminar(CONTABILIZAR)).rejects.toThrow(ConflictoDeBorrador);
    expect(contabilizadas.size).toBe(0);
    await autoguardado.imponer();
    expect(await terminar(CONTABILIZAR)).toMatchObject({ resultado: 'hecha', partida: { concepto: 'Pago' } });
  });

  it.each([
    ['con estas mismas líneas: es lo mismo', 'contabilizada', {}, true],
    ['con otro concepto: no es lo que esta persona escribió', 'contabilizada', { concepto: 'Otro' }, false],
    ['la envió a revisión: no cuenta como contabilizada', 'en_revision', {}, false],
  ] as const)('la terminó %s', async (_, estado, cambios, esLoMismo) => {
    const prueba = crearServidorDePrueba();
    const lineas = [linea('1011', 5), linea('7011', 0, 5)];
    const partida = partidaDePrueba({ concepto: 'Pago', lineas });
    const servidor = {
      ...prueba.servidor,
      leer: async () => ({ ...partida, numero: 9, ...cambios, estado }),
    };
    prueba.rechazar('ESTADO_NO_ADMITE', 409);
    const { entorno } = navegador({ ...prueba, servidor });
    const orden = abrirTrabajo(entorno, comienzoDeBorrador(partida)).terminar(CONTABILIZAR);
    if (esLoMismo) expect(await orden).toMatchObject({ resultado: 'hecha', partida: { numero: 9 } });
    else await expect(orden).rejects.toMatchObject({ codigo: 'ESTADO_NO_ADMITE' });
  });
});
