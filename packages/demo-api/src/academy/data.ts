// The courses that are there from the start.
import { seedId } from '../seeds.ts';
import { daysFromNow, type World } from '../world.ts';
import type { Category, Course } from './calls.ts';
import { steps } from './steps.ts';

export const categories: readonly Category[] = [
  ['Contabilidad', 'contabilidad'],
  ['Ahorros', 'ahorros'],
  ['Servicio', 'servicio'],
  ['Tecnología', 'tecnologia'],
].map(([title = '', slug = '']) => ({ id: seedId('academy-category', slug), title, slug }));

export const seededCourses = (world: World): Course[] =>
  COURSES.map(([title, category, duration, currentStep, completed, description], index) => {
    const slug = slugOf(title);
    return {
      id: seedId('academy-course', slug),
      title,
      slug,
      description,
      category,
      duration,
      totalSteps: steps.length,
      updatedAt: daysFromNow(world, -(index * 5 + 3)),
      progress: { currentStep, completed },
    };
  });

const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Title, category, minutes, the step one is at, how often it was completed, and what it teaches. */
type SeedCourse = readonly [string, string, number, number, number, string];

const COURSES: readonly SeedCourse[] = [
  [
    'La partida doble desde cero',
    'contabilidad',
    30,
    3,
    2,
    'Qué va al debe, qué va al haber y por qué siempre cuadran.',
  ],
  [
    'Cómo se calculan los intereses',
    'ahorros',
    50,
    2,
    0,
    'Saldo diario, tasa anual y días: la cuenta hecha a mano una vez.',
  ],
  [
    'Atender con paciencia',
    'servicio',
    30,
    0,
    0,
    'Escuchar, resumir y resolver, también cuando la fila es larga.',
  ],
  [
    'Contraseñas y segundo factor',
    'tecnologia',
    20,
    0,
    1,
    'Por qué una frase larga vale más que un símbolo raro.',
  ],
  [
    'Leer un balance general',
    'contabilidad',
    45,
    0,
    0,
    'Activo, pasivo y patrimonio de una cooperativa, con un caso completo.',
  ],
  [
    'Abrir una cuenta de ahorro',
    'ahorros',
    25,
    0,
    1,
    'Requisitos, firmas y el primer depósito, de principio a fin.',
  ],
  ['Explicar una tasa a cualquiera', 'servicio', 20, 10, 0, 'Ejemplos con quetzales en lugar de fórmulas.'],
  ['Correos engañosos', 'tecnologia', 25, 4, 0, 'Señales que delatan un mensaje falso y a quién avisar.'],
  [
    'El cierre de mes sin sobresaltos',
    'contabilidad',
    60,
    5,
    0,
    'La lista de lo que se revisa antes de cerrar, en su orden.',
  ],
  ['Ahorro a plazo fijo', 'ahorros', 30, 0, 0, 'Plazos, tasas pactadas y retiro anticipado.'],
  ['Recibir un reclamo', 'servicio', 35, 0, 2, 'Qué preguntar, qué anotar y qué no prometer.'],
  [
    'Hojas de cálculo para contadores',
    'tecnologia',
    90,
    0,
    0,
    'Fechas, búsquedas y tablas que no se rompen al copiar.',
  ],
  [
    'Conciliar una cuenta bancaria',
    'contabilidad',
    40,
    0,
    1,
    'Depósitos en tránsito, cheques en circulación y notas que faltan.',
  ],
  [
    'Cuentas de menores de edad',
    'ahorros',
    25,
    7,
    1,
    'Quién firma, quién retira y qué cambia a los dieciocho años.',
  ],
  [
    'Reconocer un billete falso',
    'servicio',
    30,
    1,
    0,
    'Tacto, luz e inclinación: tres pruebas en diez segundos.',
  ],
  [
    'Respaldos que sí se recuperan',
    'tecnologia',
    40,
    6,
    1,
    'Tres copias, dos medios, una fuera; y probarlas antes de necesitarlas.',
  ],
  [
    'Arqueo de caja',
    'contabilidad',
    20,
    0,
    3,
    'Contar, anotar y firmar; y qué hacer con un faltante o un sobrante.',
  ],
  [
    'Depreciaciones y amortizaciones',
    'contabilidad',
    35,
    9,
    0,
    'Repartir el costo de un bien entre los años en que sirve.',
  ],
];
