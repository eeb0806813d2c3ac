import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import type { Consulta } from '../busqueda.ts';
import { escribirConsulta, esLaMisma, leerConsultaGuardada } from './consulta-guardada.ts';

const consulta: Consulta = {
  texto: 'planilla & bonos',
  tipo: 'egreso',
  agencia: '12',
  desde: '2026-11-01',
  montoMin: centavos(500_000),
  conSoporte: false,
  orden: 'antiguas',
};

test('lo guardado vuelve igual', () => {
  expect(leerConsultaGuardada(escribirConsulta(consulta))).toMatchObject(consulta);
});

test('sin filtros no se guarda nada', () => {
  expect(escribirConsulta({})).toBe('');
  expect(escribirConsulta(leerConsultaGuardada(''))).toBe('');
});

test('es la misma aunque se haya escrito en otro orden, y otra si algo cambia', () => {
  expect(esLaMisma('tipo=egreso&desde=2026-11-01', { desde: '2026-11-01', tipo: 'egreso' })).toBe(true);
  expect(esLaMisma('tipo=egreso', { tipo: 'egreso', orden: 'antiguas' })).toBe(false);
});

test('de una vista vieja queda lo que todavía se entiende', () => {
  expect(escribirConsulta(leerConsultaGuardada('tipo=egreso&sabor=dulce&estado=anulada'))).toBe(
    'tipo=egreso',
  );
});
