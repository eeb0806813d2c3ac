import { centavos } from '@cuadra/core/dinero';
import { expect, it, vi } from 'vitest';
import { ApiError, offline } from '#platform/api-error.ts';
import { cuentaBancaria } from '../testing/cuenta-bancaria.ts';
import { type ArchivoTraido, admiteColumnas, cuentasConNuevas } from './archivo-traido.ts';
import { crearCola, type Servidor } from './cola-de-archivos.ts';
import { lectura } from './testing/archivo-de-prueba.ts';

const cuenta = cuentaBancaria({ numero: '123' });
const elegido = (name: string, size = 5) => ({ name, size, arrayBuffer: async () => new ArrayBuffer(size) });
const ilegible = new ApiError('Fila 3: no es una fecha.', { status: 422, codigo: 'ESTADO_ILEGIBLE' });

const importado = (nuevas: number) => [
  {
    ...{ id: 'e', nombre: 'x', formato: 'ofx' as const, desde: '2026-10-01', hasta: '2026-10-31' },
    ...{ saldoInicial: centavos(0), saldoFinal: centavos(0), lineas: 4, nuevas, advertencias: [] },
    ...{ importadoPor: cuenta.responsable, importadoEn: '2026-11-01T00:00:00Z', seQuita: true },
  },
];

const DIAS: Readonly<Record<string, string>> = { 'octubre.ofx': '2026-10-01', 'agosto.ofx': '2026-08-01' };

function cola(servidor: Partial<Servidor> = {}, vista?: typeof cuenta, cuentas = [cuenta]) {
  return crearCola(
    {
      leer: async ({ nombre }) => lectura(['123', DIAS[nombre] ?? '2026-01-01']),
      importar: async () => importado(4),
      ...servidor,
    },
    () => ({ cuentas, vista }),
  );
}

const fases = (archivos: readonly ArchivoTraido[]) => archivos.map(({ nombre, fase }) => [nombre, fase]);

it('todos se leen antes de importar, y se importan por sus días', async () => {
  const importar = vi.fn<Servidor['importar']>(async () => importado(4));
  const suya = cola({ importar });
  await suya.agregar([elegido('octubre.ofx'), elegido('agosto.ofx')]);
  expect(importar.mock.calls.map(([{ nombre }]) => nombre)).toEqual(['agosto.ofx', 'octubre.ofx']);
  expect(fases(suya.ver())).toEqual([
    ['octubre.ofx', 'terminado'],
    ['agosto.ofx', 'terminado'],
  ]);
  expect(cuentasConNuevas(suya.ver())).toEqual([cuenta]);
});

it('lo que se rechaza no quita nada a los demás', async () => {
  const leer: Servidor['leer'] = async ({ nombre }) => {
    if (nombre === 'malo.csv') throw ilegible;
    return lectura(['123', '2026-10-01']);
  };
  const suya = cola({ leer });
  await suya.agregar([elegido('malo.csv'), elegido('vacio.ofx', 0), elegido('octubre.ofx')]);
  expect(fases(suya.ver())).toEqual([
    ['malo.csv', 'rechazado'],
    ['vacio.ofx', 'rechazado'],
    ['octubre.ofx', 'terminado'],
  ]);
  const [malo] = suya.ver();
  expect(malo?.rechazo?.texto).toBe('Fila 3: no es una fecha.');
  expect(malo !== undefined && admiteColumnas(malo)).toBe(true);
});

it('con las columnas que alguien dijo, se importa con ellas', async () => {
  const importar = vi.fn<Servidor['importar']>(async () => importado(1));
  const suya = cola({ leer: () => Promise.reject(ilegible), importar });
  await suya.agregar([elegido('malo.csv')]);
  const mapeo = { filaDeEncabezado: 1, columnas: { fecha: 0, texto: 1, monto: 2 } };
  await suya.enviar(suya.ver()[0]?.clave ?? '', cuenta, mapeo);
  expect(importar.mock.calls[0]?.[0].mapeo).toEqual(mapeo);
  expect(suya.ver()[0]).toMatchObject({ fase: 'terminado', rechazo: undefined });
});

it('una cuenta que recuerda sus columnas las prueba sin preguntar', async () => {
  const recuerda = cuentaBancaria({ numero: '123', tieneMapeo: true });
  const suya = cola({ leer: () => Promise.reject(ilegible) }, recuerda);
  await suya.agregar([elegido('mes.csv')]);
  expect(suya.ver()[0]).toMatchObject({ fase: 'terminado', resultados: [{ cuenta: recuerda }] });
});

it('sin conexión se ofrece reintentar, y se retoma donde quedó', async () => {
  const importar = vi
    .fn<Servidor['importar']>()
    .mockRejectedValueOnce(offline())
    .mockResolvedValue(importado(2));
  const leer = vi.fn<Servidor['leer']>(async () => lectura(['123', '2026-10-01']));
  const suya = cola({ importar, leer });
  await suya.agregar([elegido('octubre.ofx')]);
  expect(suya.ver()[0]?.resultados[0]?.rechazo?.pasajero).toBe(true);
  await suya.reintentar(suya.ver()[0]?.clave ?? '');
  expect(suya.ver()[0]?.resultados[0]?.estados).toHaveLength(1);
  expect(leer).toHaveBeenCalledTimes(1);
});

it('lo que no dice su cuenta espera a que alguien la elija, y los demás no', async () => {
  const leer: Servidor['leer'] = async ({ nombre }) =>
    lectura([nombre === 'mudo.csv' ? null : '123', '2026-10-01']);
  const suya = cola({ leer });
  await suya.agregar([elegido('mudo.csv'), elegido('octubre.ofx')]);
  expect(fases(suya.ver())).toEqual([
    ['mudo.csv', 'por-elegir'],
    ['octubre.ofx', 'terminado'],
  ]);
  await suya.enviar(suya.ver()[0]?.clave ?? '', cuenta);
  expect(suya.ver()[0]?.fase).toBe('terminado');
});

it('desde todas las cuentas se ofrecen las que recuerdan sus columnas', async () => {
  const recuerda = cuentaBancaria({ numero: '456', tieneMapeo: true });
  const suya = cola({ leer: () => Promise.reject(ilegible) }, undefined, [cuenta, recuerda]);
  await suya.agregar([elegido('mes.csv')]);
  expect(suya.ver()[0]).toMatchObject({ fase: 'por-elegir', opciones: [recuerda] });
});
