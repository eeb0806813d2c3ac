import type { Category, Course } from '@cuadra/demo-api/academy/calls';
import { describe, expect, it } from 'vitest';
import { filtered, filtersIn, searchOf } from './course-filters.ts';

const categories: Category[] = [
  { id: '1', title: 'Ahorros', slug: 'ahorros' },
  { id: '2', title: 'Tecnología', slug: 'tecnologia' },
];
const course = (id: string, category: string, title: string, completed = 0): Course => ({
  id,
  title,
  slug: id,
  description: `Sobre ${title}`,
  category,
  duration: 30,
  totalSteps: 11,
  updatedAt: '',
  progress: { currentStep: 0, completed },
});
const courses = [
  course('a', 'ahorros', 'Plazo fijo'),
  course('b', 'tecnologia', 'Contraseñas', 2),
  course('c', 'tecnologia', 'Respaldos'),
];
const ALL = { category: '', text: '', hidesCompleted: false };

describe('los cursos que se muestran', () => {
  it.each([
    ['sin filtros, todos', {}, 'abc'],
    ['los de una categoría', { category: 'tecnologia' }, 'bc'],
    ['por título, sin acentos ni mayúsculas', { text: 'CONTRASENAS' }, 'b'],
    ['por descripción', { text: 'sobre plazo' }, 'a'],
    ['por el nombre de la categoría', { text: 'tecnología' }, 'bc'],
    ['sin los completados', { hidesCompleted: true }, 'ac'],
    ['todo a la vez', { category: 'tecnologia', text: 'a', hidesCompleted: true }, 'c'],
    ['ninguno', { text: 'zzz' }, ''],
  ])('%s', (_case, some, ids) => {
    const found = filtered(courses, categories, { ...ALL, ...some });
    expect(found.map(({ id }) => id).join('')).toBe(ids);
  });
});

it('los filtros van y vuelven por la dirección', () => {
  const chosen = { category: 'ahorros', text: 'tasa & plazo', hidesCompleted: true };
  expect(filtersIn(searchOf(chosen))).toEqual(chosen);
  expect(searchOf(ALL)).toBe('');
  expect(filtersIn('')).toEqual(ALL);
});
