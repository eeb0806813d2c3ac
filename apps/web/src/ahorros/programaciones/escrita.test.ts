import type { Programacion } from '@cuadra/contract/ahorros/programaciones';
import { expect, it, test } from 'vitest';
import { agenciasPedidas, deGuardada, enUnaFrase, esquema, porDefecto } from './escrita.ts';
import { programacion } from './testing/programacion.ts';

const ANA = '00000000-0000-4000-8000-000000000001';
const buena = { ...porDefecto(ANA), nombre: 'Cada mes', productos: [1], proximoFin: '2026-11-30' };

it('lo guardado vuelve a escribirse igual', () => {
  const guardada: Programacion = programacion();
  expect(esquema.parse(deGuardada(guardada))).toMatchObject({
    nombre: guardada.nombre,
    productos: [1],
    diasDespues: 1,
    hora: '06:00',
    avisarA: [guardada.responsable.id],
  });
});

test.each([
  ['0', true],
  ['30', true],
  ['31', false],
  ['', false],
  ['dos', false],
])('«%s» días después: se entiende %s', (diasDespues, seEntiende) => {
  expect(esquema.safeParse({ ...buena, diasDespues }).success).toBe(seEntiende);
});

it('dice lo que pasará, y calla mientras algo no se entiende', () => {
  expect(enUnaFrase(buena)).toBe(
    'Cada mes. El próximo período termina el 30/11/2026; se calcula un día después, a las 06:00.',
  );
  expect(enUnaFrase({ ...buena, diasDespues: '0' })).toContain('apenas termine');
  expect(enUnaFrase({ ...buena, hora: '25:00' })).toBeUndefined();
});

it('pide todas las agencias solo por quien trabaja en todas; por los demás, las suyas que atienden', () => {
  const todas = [
    { idAgencia: '01', activa: true },
    { idAgencia: '02', activa: true },
    { idAgencia: '03', activa: false },
  ];
  expect(agenciasPedidas(null, ['01', '02', '03'], todas)).toBeNull();
  expect(agenciasPedidas(null, ['01'], todas)).toEqual(['01']);
  expect(agenciasPedidas(null, ['01', '03'], todas)).toEqual(['01']);
  expect(agenciasPedidas(['02'], ['01', '02', '03'], todas)).toEqual(['02']);
});
