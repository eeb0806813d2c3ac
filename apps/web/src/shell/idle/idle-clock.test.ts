import { describe, expect, it } from 'vitest';
import { ACTIVITY_KEY, APPLICATION_IDLE, createClock, GENERIC_IDLE, stateAfter } from './idle-clock.ts';

const S = 1000;

function navegador() {
  const guardado = new Map<string, string>();
  let ahora = 1_000_000;
  const almacen = {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
  };
  return {
    guardado,
    pestana: () => createClock({ almacen, ahoraMs: () => ahora }, APPLICATION_IDLE),
    generica: () => createClock({ almacen, ahoraMs: () => ahora }),
    pasan: (ms: number) => {
      ahora += ms;
    },
  };
}

describe('qué significa el tiempo sin actividad', () => {
  it.each([
    [0, { fase: 'activa' }],
    [600 * S - 1, { fase: 'activa' }],
    [600 * S, { fase: 'aviso', segundos: 30 }],
    [601 * S, { fase: 'aviso', segundos: 29 }],
    [630 * S - 1, { fase: 'aviso', segundos: 1 }],
    [630 * S, { fase: 'vencida' }],
    [8 * 3600 * S, { fase: 'vencida' }],
  ])('%i ms', (ms, estado) => {
    expect(stateAfter(ms, APPLICATION_IDLE)).toEqual(estado);
  });
});

describe('el reloj', () => {
  it('sin configurar espera 20 minutos, avisa 30 segundos y da señales cada 10 minutos', () => {
    expect(GENERIC_IDLE).toEqual({ inactividadSegundos: 1200, avisoSegundos: 30, pulsoSegundos: 600 });
    const { generica, pasan } = navegador();
    const reloj = generica();
    expect(reloj.tomarPulso()).toBe(true);
    pasan(600 * S - 1);
    expect(reloj.tomarPulso()).toBe(false);
    pasan(1);
    expect(reloj.tomarPulso()).toBe(true);
    pasan(600 * S - 1);
    expect(reloj.estado()).toEqual({ fase: 'activa' });
    pasan(1);
    expect(reloj.estado()).toEqual({ fase: 'aviso', segundos: 30 });
    pasan(30 * S);
    expect(reloj.estado()).toEqual({ fase: 'vencida' });
  });

  it('la aplicación lo configura: 600, 30 y 15 segundos', () => {
    expect(APPLICATION_IDLE).toEqual({ inactividadSegundos: 600, avisoSegundos: 30, pulsoSegundos: 15 });
  });

  it('la actividad aleja el aviso, también cuando ya está a la vista', () => {
    const { pestana, pasan } = navegador();
    const reloj = pestana();
    pasan(599 * S);
    reloj.actividad();
    pasan(610 * S);
    expect(reloj.estado()).toEqual({ fase: 'aviso', segundos: 20 });
    reloj.actividad();
    expect(reloj.estado()).toEqual({ fase: 'activa' });
  });

  it('lo que se hace en una pestaña vale para todas', () => {
    const { pestana, pasan } = navegador();
    const [una, otra] = [pestana(), pestana()];
    pasan(615 * S);
    expect(otra.estado().fase).toBe('aviso');
    una.actividad();
    expect(otra.estado().fase).toBe('activa');
  });

  it('quien despierta después del límite ya venció, y moverse no lo revive', () => {
    const { pestana, pasan } = navegador();
    const reloj = pestana();
    pasan(3600 * S);
    reloj.actividad();
    expect(reloj.estado()).toEqual({ fase: 'vencida' });
  });

  it('anota a lo sumo una actividad cada 500 ms', () => {
    const { pestana, pasan, guardado } = navegador();
    const reloj = pestana();
    const alAbrir = guardado.get(ACTIVITY_KEY);
    pasan(499);
    reloj.actividad();
    expect(guardado.get(ACTIVITY_KEY)).toBe(alAbrir);
    pasan(1);
    reloj.actividad();
    expect(Number(guardado.get(ACTIVITY_KEY))).toBe(Number(alAbrir) + 500);
  });

  it('un reloj atrasado o un dato ajeno no vencen a nadie', () => {
    const { pestana, pasan, guardado } = navegador();
    const reloj = pestana();
    pasan(-3600 * S);
    expect(reloj.estado().fase).toBe('activa');
    pasan(600 * S);
    expect(reloj.estado().fase).toBe('aviso');
    guardado.set(ACTIVITY_KEY, 'nada');
    expect(reloj.estado().fase).toBe('activa');
  });

  it('el pulso es cada 15 segundos, uno por todas las pestañas', () => {
    const { pestana, pasan } = navegador();
    const [una, otra] = [pestana(), pestana()];
    expect([una.tomarPulso(), otra.tomarPulso()]).toEqual([true, false]);
    pasan(15 * S - 1);
    expect(otra.tomarPulso()).toBe(false);
    pasan(1);
    expect([otra.tomarPulso(), una.tomarPulso()]).toEqual([true, false]);
  });

  it('los límites que dice el servidor son los que valen', () => {
    const { pestana, pasan } = navegador();
    const reloj = pestana();
    reloj.ponerLimites({ inactividadSegundos: 2, avisoSegundos: 3 });
    pasan(2 * S);
    expect(reloj.estado()).toEqual({ fase: 'aviso', segundos: 3 });
    pasan(3 * S);
    expect(reloj.estado()).toEqual({ fase: 'vencida' });
  });
});
