import { expect, test } from 'vitest';
import { DISPOSITIVOS_KEY, dispositivoDe, recordarDispositivo } from './dispositivos-recordados.ts';

const UNO = 'a'.repeat(43);
const OTRO = 'b'.repeat(43);

function almacenCon(texto?: string) {
  const guardado = new Map(texto === undefined ? [] : [[DISPOSITIVOS_KEY, texto]]);
  return {
    getItem: (nombre: string) => guardado.get(nombre) ?? null,
    setItem: (nombre: string, valor: string) => void guardado.set(nombre, valor),
  };
}

test('cada persona tiene el suyo en el mismo equipo, escriba como escriba su correo', () => {
  const almacen = almacenCon();
  recordarDispositivo('ana@ejemplo.gt', UNO, almacen);
  recordarDispositivo('Luis@ejemplo.gt', OTRO, almacen);
  expect(dispositivoDe(' Ana@Ejemplo.gt ', almacen)).toBe(UNO);
  expect(dispositivoDe('luis@ejemplo.gt', almacen)).toBe(OTRO);
  expect(dispositivoDe('nadie@ejemplo.gt', almacen)).toBeUndefined();
});

test.each(['', 'no es json', 'null', '[]', '{"ana@ejemplo.gt":7}', '{"ana@ejemplo.gt":"corto"}'])(
  'lo que no se entiende (%s) es como si no hubiera nada',
  (texto) => expect(dispositivoDe('ana@ejemplo.gt', almacenCon(texto))).toBeUndefined(),
);
