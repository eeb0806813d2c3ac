import { describe, expect, it } from 'vitest';
import { flujos, margenPorOmision, naturalezasAdmitidas, padreDe } from './catalogo.ts';
import {
  type CuentaDelCatalogo,
  type FilaImportada,
  planearImportacion,
  reconocer,
} from './catalogo-importacion.ts';
import { escribirEtiquetas } from './etiquetas.ts';

const cuenta = (
  idCuenta: string,
  tipoCuenta: 'D' | 'M',
  mas: Partial<CuentaDelCatalogo> = {},
): CuentaDelCatalogo => ({
  idCuenta,
  nombreCuenta: `Cuenta ${idCuenta}`,
  tipoCuenta,
  naturaleza: naturalezasAdmitidas(idCuenta)[0] ?? 'deudora',
  estado: 'activa',
  flujo: 'operacion',
  margen: margenPorOmision(idCuenta, null),
  etiquetas: [],
  ...mas,
});

const catalogo = [
  cuenta('1', 'M'),
  cuenta('101', 'M'),
  cuenta('1011', 'M'),
  cuenta('101101', 'D', { estado: 'bloqueada' }),
  cuenta('3', 'M'),
];

/** The row a chart's own export would write, with changes. */
const fila = (
  linea: number,
  { etiquetas, ...base }: CuentaDelCatalogo,
  mas: Partial<FilaImportada> = {},
): FilaImportada => ({
  linea,
  ...base,
  margen: base.margen ?? '',
  etiquetas: escribirEtiquetas(etiquetas),
  idParent: padreDe(base.idCuenta) ?? '',
  ...mas,
});

const planear = (...filas: FilaImportada[]) => planearImportacion(filas, catalogo);

describe('una fila mala se explica con su línea, su columna y una frase', () => {
  const buena = fila(2, cuenta('101102', 'D'));
  it.each<[string, Partial<FilaImportada>, string, string, string]>([
    [
      'código vacío',
      { idCuenta: '', idParent: '' },
      'idCuenta',
      'CODIGO_INVALIDO',
      'Escriba el código de la cuenta.',
    ],
    [
      'código de otro ancho',
      { idCuenta: '10110', idParent: '' },
      'idCuenta',
      'CODIGO_INVALIDO',
      '«10110» no cumple con la estructura 1-3-4-6-8-10 del catálogo.',
    ],
    [
      'código con letras',
      { idCuenta: '1.01E+09', idParent: '' },
      'idCuenta',
      'CODIGO_INVALIDO',
      '«1.01E+09» no cumple con la estructura 1-3-4-6-8-10 del catálogo.',
    ],
    [
      'mayor ausente',
      { idCuenta: '102101', idParent: '1021' },
      'idCuenta',
      'CUENTA_SIN_MAYOR',
      'Depende de la cuenta 1021, que no está en el archivo ni en el catálogo.',
    ],
    [
      'mayor de detalle',
      { idCuenta: '10110101', idParent: '101101' },
      'idCuenta',
      'CUENTA_SIN_MAYOR',
      'Depende de la cuenta 101101, que es de detalle (D) y no puede tener subcuentas.',
    ],
    ['nombre vacío', { nombreCuenta: '' }, 'nombreCuenta', 'NOMBRE_VACIO', 'Escriba el nombre de la cuenta.'],
    [
      'nombre en dos líneas',
      { nombreCuenta: 'Caja\nchica' },
      'nombreCuenta',
      'NOMBRE_INVALIDO',
      'El nombre va en una sola línea. Revise las comillas.',
    ],
    [
      'nombre largo',
      { nombreCuenta: 'x'.repeat(121) },
      'nombreCuenta',
      'NOMBRE_LARGO',
      'El nombre tiene 121 caracteres; el máximo es 120.',
    ],
    [
      'tipo desconocido',
      { tipoCuenta: 'X' },
      'tipoCuenta',
      'TIPO_INVALIDO',
      '«X» no es un tipo: use D (detalle) o M (mayor).',
    ],
    [
      'mayor con subcuentas a detalle',
      { idCuenta: '1011', idParent: '101', tipoCuenta: 'D' },
      'tipoCuenta',
      'CUENTA_CON_SUBCUENTAS',
      'La cuenta 1011 tiene subcuentas y debe seguir siendo de mayor (M).',
    ],
    [
      'mayor que no es el del código',
      { idParent: '102' },
      'idParent',
      'MAYOR_DISTINTO',
      'Por su código, la cuenta 101102 depende de 1011 y no de «102».',
    ],
    [
      'clase que depende de otra',
      { idCuenta: '7', idParent: '1', tipoCuenta: 'M' },
      'idParent',
      'MAYOR_DISTINTO',
      'Una cuenta de primer nivel no depende de otra; deje vacía esta columna.',
    ],
    [
      'naturaleza desconocida',
      { naturaleza: 'activa' },
      'naturaleza',
      'NATURALEZA_INVALIDA',
      '«activa» no es una naturaleza: use deudora o acreedora.',
    ],
    [
      'naturaleza de otra clase',
      { naturaleza: 'acreedora' },
      'naturaleza',
      'NATURALEZA_INVALIDA',
      'Las cuentas de la clase 1 son de naturaleza deudora.',
    ],
    [
      'estado desconocido',
      { estado: 'cerrada' },
      'estado',
      'ESTADO_INVALIDO',
      '«cerrada» no es un estado: use activa, solo sistema, bloqueada o deje la celda vacía.',
    ],
    [
      'etiqueta muy larga',
      { etiquetas: `Cartera; ${'x'.repeat(41)}` },
      'etiquetas',
      'ETIQUETA_INVALIDA',
      `«${'x'.repeat(41)}» tiene 41 caracteres; el máximo es 40. Sepárelas con punto y coma.`,
    ],
    [
      'demasiadas etiquetas',
      { etiquetas: Array.from({ length: 11 }, (_, i) => `Etiqueta ${i}`).join(';') },
      'etiquetas',
      'DEMASIADAS_ETIQUETAS',
      'Son 11 etiquetas; una cuenta lleva hasta 10.',
    ],
    [
      'etiqueta con caracteres de control',
      { etiquetas: 'Car\u0007tera' },
      'etiquetas',
      'ETIQUETA_INVALIDA',
      'Las etiquetas van en una sola línea.',
    ],
  ])('%s', (_, mas, campo, codigo, mensaje) => {
    const { errores, cambios } = planear({ ...buena, ...mas });
    expect(errores).toEqual([{ linea: 2, campo, codigo, mensaje }]);
    expect(cambios).toEqual([]);
  });

  it('una cuenta repetida dice en qué línea está la primera', () => {
    expect(planear(buena, { ...buena, linea: 7, nombreCuenta: 'Otra' }).errores).toEqual([
      {
        linea: 7,
        campo: 'idCuenta',
        codigo: 'CUENTA_REPETIDA',
        mensaje: 'La cuenta 101102 ya aparece en la línea 2.',
      },
    ]);
  });

  it('todos los errores de una fila salen juntos, en el orden de las columnas', () => {
    const { errores } = planear({
      ...buena,
      idCuenta: '102101',
      nombreCuenta: '',
      tipoCuenta: '',
      idParent: '9',
      naturaleza: '',
      estado: '?',
    });
    expect(errores.map(({ campo }) => campo)).toEqual([
      'idCuenta',
      'nombreCuenta',
      'tipoCuenta',
      'idParent',
      'naturaleza',
      'estado',
    ]);
  });

  it('un error en la cuenta de mayor no se repite en cada una de sus subcuentas', () => {
    const { errores } = planear(
      fila(2, cuenta('102', 'M'), { tipoCuenta: '?' }),
      fila(3, cuenta('1021', 'D')),
    );
    expect(errores.map(({ linea }) => linea)).toEqual([2]);
    const aDetalle = planear(fila(2, cuenta('1011', 'D')), fila(3, cuenta('101101', 'D'), { estado: '' }));
    expect(aDetalle.errores.map(({ linea }) => linea)).toEqual([2]);
  });

  it('una subcuenta nueva bajo una cuenta que el mismo archivo hace de detalle se rechaza en la subcuenta', () => {
    const { errores } = planear(fila(2, cuenta('102', 'D')), fila(3, cuenta('1021', 'D')));
    expect(errores).toEqual([
      {
        linea: 3,
        campo: 'idCuenta',
        codigo: 'CUENTA_SIN_MAYOR',
        mensaje: 'Depende de la cuenta 102, que es de detalle (D) y no puede tener subcuentas.',
      },
    ]);
  });
});

describe('lo que cambia', () => {
  it('distingue nuevas, cambiadas con el antes y el después, e iguales', () => {
    const plan = planear(
      fila(2, cuenta('102', 'M')),
      fila(3, cuenta('101101', 'D', { nombreCuenta: 'Caja', estado: 'activa' })),
      fila(4, cuenta('1', 'M')),
    );
    expect(plan.errores).toEqual([]);
    expect(plan.iguales).toBe(1);
    expect(plan.cambios).toEqual([
      { linea: 2, cambio: 'nueva', cuenta: cuenta('102', 'M'), campos: [] },
      {
        linea: 3,
        cambio: 'cambiada',
        cuenta: cuenta('101101', 'D', { nombreCuenta: 'Caja' }),
        campos: [
          { campo: 'nombreCuenta', antes: 'Cuenta 101101', despues: 'Caja' },
          { campo: 'estado', antes: 'bloqueada', despues: 'activa' },
        ],
      },
    ]);
  });

  it('sin estado, la cuenta nueva queda activa y la que existe conserva el suyo', () => {
    const plan = planear(
      fila(2, cuenta('102', 'M'), { estado: '' }),
      fila(3, cuenta('101101', 'D'), { estado: '' }),
    );
    expect(plan.iguales).toBe(1);
    expect(plan.cambios.map((cambio) => cambio.cuenta.estado)).toEqual(['activa']);
  });

  it('sin flujo, la cuenta nueva es lo que su mayor (del archivo o del catálogo) y la que existe conserva el suyo', () => {
    const caja = cuenta('101', 'M', { flujo: 'efectivo' });
    const { cambios, iguales } = planearImportacion(
      [
        fila(2, caja, { flujo: '' }),
        fila(3, cuenta('1016', 'M'), { flujo: '' }),
        fila(4, cuenta('101603', 'D'), { flujo: '' }),
        fila(5, cuenta('2', 'M'), { flujo: '' }),
        fila(6, cuenta('107', 'D'), { flujo: 'INVERSIÓN' }),
      ],
      [cuenta('1', 'M'), caja],
    );
    expect(iguales).toBe(1);
    expect(cambios.map(({ cuenta: { idCuenta, flujo } }) => [idCuenta, flujo])).toEqual([
      ['1016', 'efectivo'],
      ['101603', 'efectivo'],
      ['2', 'ajuste'],
      ['107', 'inversion'],
    ]);
  });

  it('sin margen, la cuenta nueva tiene el de su mayor y la que existe conserva el suyo; solo productos y gastos', () => {
    const { cambios, errores } = planearImportacion(
      [
        fila(2, cuenta('7', 'M'), { margen: '' }),
        fila(3, cuenta('706', 'M'), { margen: 'ADMINISTRACIÓN' }),
        fila(4, cuenta('7061', 'D'), { margen: '' }),
        fila(5, cuenta('2', 'M'), { margen: '' }),
      ],
      [cuenta('7', 'M', { margen: 'otros' })],
    );
    expect(errores).toEqual([]);
    expect(cambios.map(({ cuenta: { idCuenta, margen } }) => [idCuenta, margen])).toEqual([
      ['706', 'administracion'],
      ['7061', 'administracion'],
      ['2', null],
    ]);
  });

  it('un margen que no existe, o que la clase no admite, se explica', () => {
    const { errores } = planearImportacion(
      [
        fila(2, cuenta('7', 'M'), { margen: 'bruto' }),
        fila(3, cuenta('6', 'M'), { margen: 'administracion' }),
        fila(4, cuenta('1', 'M'), { margen: 'otros' }),
      ],
      [],
    );
    expect(errores.map(({ linea, campo, codigo }) => [linea, campo, codigo])).toEqual([
      [2, 'margen', 'MARGEN_INVALIDO'],
      [3, 'margen', 'MARGEN_INVALIDO'],
      [4, 'margen', 'MARGEN_INVALIDO'],
    ]);
  });

  it('un flujo que no existe, o que la clase no admite, se explica', () => {
    const { errores } = planearImportacion(
      [fila(2, cuenta('1', 'M'), { flujo: 'otro' }), fila(3, cuenta('3', 'M'), { flujo: 'efectivo' })],
      [],
    );
    expect(errores.map(({ linea, campo, codigo }) => [linea, campo, codigo])).toEqual([
      [2, 'flujo', 'FLUJO_INVALIDO'],
      [3, 'flujo', 'FLUJO_INVALIDO'],
    ]);
    // As people write them, which is understood too.
    expect(errores[0]?.mensaje).toBe(
      '«otro» no es un flujo: use efectivo, ajuste, operación, inversión, financiamiento o deje la celda vacía.',
    );
    expect(reconocer(flujos, 'operación')).toBe('operacion');
  });

  it('las etiquetas: sin columna no cambian, una celda vacía las quita y solo cuenta cuáles son', () => {
    const conEtiquetas = [cuenta('1', 'M', { etiquetas: ['Cartera', 'Gastos fijos'] })];
    const plan = (etiquetas: string | undefined) =>
      planearImportacion([fila(2, cuenta('1', 'M'), { etiquetas })], conEtiquetas).cambios.flatMap(
        ({ campos }) => campos,
      );
    expect(plan(undefined)).toEqual([]);
    expect(plan('gastos FIJOS;  cártera')).toEqual([]);
    const antes = 'Cartera; Gastos fijos';
    expect(plan('')).toEqual([{ campo: 'etiquetas', antes, despues: '' }]);
    expect(plan('Cartera; Nueva')).toEqual([{ campo: 'etiquetas', antes, despues: 'Cartera; Nueva' }]);
  });

  it('una cuenta de detalle puede pasar a mayor y recibir subcuentas en el mismo archivo', () => {
    const plan = planear(fila(2, cuenta('10110101', 'D')), fila(3, cuenta('101101', 'M')));
    expect(plan.errores).toEqual([]);
    expect(plan.cambios).toHaveLength(2);
  });

  it.each([
    ['solo_sistema', 'Solo sistema'],
    ['solo_sistema', 'SOLO-SISTEMA'],
    ['bloqueada', ' Bloqueada '],
  ] as const)('«%s» se reconoce escrito «%s»', (estado, escrito) => {
    expect(reconocer(['activa', 'solo_sistema', 'bloqueada'], escrito)).toBe(estado);
  });

  it('reconoce encabezados con acentos y espacios, y nada más', () => {
    expect(reconocer(['idCuenta', 'estado'], 'Id Cuenta')).toBe('idCuenta');
    expect(reconocer(['idCuenta', 'estado'], 'ÉSTADO')).toBe('estado');
    expect(reconocer(['idCuenta', 'estado'], 'cuenta')).toBeUndefined();
    expect(reconocer(['idCuenta', 'estado'], '')).toBeUndefined();
  });
});
