// Where the cash came from and where it went. Because every partida balances, what cash gained is exactly what all the
// other accounts gave (haber − debe); each method only groups those accounts its own way, and both end in the balance
// of caja y bancos. Gross receipts are not guessed: deposits and loans are shown net, as NIC 7 lets a financial
// institution do, and productos and gastos are adjusted by what was not collected or paid yet.
import type { Definicion, Renglon, RenglonDeCuentas } from './definicion.ts';

const cajaYBancos = { tipo: 'cuentas', cuentas: ['101'], lado: 'deudor' } as const;

export const flujoDirecto = flujo(
  [
    rubro('productos-cobrados', 'Productos financieros y por servicios cobrados', ['6', '104', '4']),
    rubro('intereses-pagados', 'Intereses y comisiones pagados', ['701', '702', '304']),
    rubro('administracion-pagada', 'Pagos a empleados, directivos, proveedores y fisco', ['7', '305', '306']),
    rubro('cartera', 'Créditos otorgados y recuperados, neto', ['103', '201', '703101']),
    rubro('depositos', 'Depósitos captados y retirados, neto', ['301']),
    rubro('otras-operacion', 'Otros activos y pasivos de operación', ['1', '2', '3']),
  ],
  [
    rubro('inversiones', 'Inversiones compradas y vendidas, neto', ['102', '107']),
    // With the year's depreciation, which moved no cash: it only passed from one to the other.
    rubro('inmuebles', 'Inmuebles, muebles y cargos diferidos, neto', ['109', '110', '202', '203', '706109']),
  ],
  [
    'Método directo por ajuste de cuentas (NIC 7, párrafo 19 b); créditos y depósitos se presentan netos (párrafo 24).',
  ],
);

export const flujoIndirecto = flujo(
  [
    rubro('resultado', 'Resultado del periodo', ['6', '7']),
    rubro('estimaciones', 'Más: estimaciones por valuación', ['201']),
    rubro('depreciaciones', 'Más: depreciaciones y amortizaciones', ['202', '203']),
    rubro('provisiones', 'Más: provisiones laborales', ['306']),
    rubro('cartera', 'Cambio en cartera de créditos', ['103']),
    rubro('por-cobrar', 'Cambio en productos y cuentas por cobrar', ['104', '105']),
    rubro('depositos', 'Cambio en obligaciones depositarias', ['301']),
    rubro('por-pagar', 'Cambio en gastos y cuentas por pagar', ['304', '305']),
    rubro('otras-operacion', 'Cambio en otros activos y pasivos de operación', ['1', '2', '3', '4']),
  ],
  [
    rubro('inversiones', 'Cambio en inversiones', ['102', '107']),
    rubro('inmuebles', 'Cambio en inmuebles, muebles y cargos diferidos', ['109', '110']),
  ],
  ['Método indirecto (NIC 7, párrafo 18 b).'],
);

function flujo(
  operacion: readonly RenglonDeCuentas[],
  inversion: readonly RenglonDeCuentas[],
  notas: readonly string[],
): Definicion {
  const financiamiento = [
    rubro('creditos-obtenidos', 'Créditos obtenidos y pagados, neto', ['302']),
    rubro('aportaciones', 'Aportaciones de asociados, neto', ['501']),
    rubro('reservas', 'Reservas, fondos y excedentes', ['5']),
  ];
  return {
    medida: 'movido',
    clases: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    renglones: [
      ...actividad('operacion', 'Actividades de operación', operacion),
      ...actividad('inversion', 'Actividades de inversión', inversion),
      ...actividad('financiamiento', 'Actividades de financiamiento', financiamiento),
      // They have their own counterpart: together they give nothing to cash, and the proof would show it if they did.
      rubro('orden', 'Contingencias y cuentas de orden', ['8', '9']),
      {
        tipo: 'total',
        clave: 'aumento',
        texto: 'Aumento o disminución neta del efectivo',
        suma: ['+operacion', '+inversion', '+financiamiento', '+orden'],
      },
      {
        ...cajaYBancos,
        clave: 'efectivo-inicial',
        texto: 'Efectivo al inicio',
        medida: 'inicial',
        repite: true,
      },
      {
        tipo: 'total',
        clave: 'efectivo-final',
        texto: 'Efectivo al final',
        suma: ['+efectivo-inicial', '+aumento'],
        esFinal: true,
      },
      { ...cajaYBancos, clave: 'caja-y-bancos', texto: 'Caja y bancos según libros', medida: 'final' },
    ],
    pruebas: [{ texto: 'Efectivo al final = caja y bancos', suma: ['+efectivo-final', '-caja-y-bancos'] }],
    notas,
  };
}

function actividad(clave: string, texto: string, rubros: readonly RenglonDeCuentas[]): Renglon[] {
  return [
    { tipo: 'titulo', texto },
    ...rubros,
    {
      tipo: 'total',
      clave,
      texto: `Efectivo neto de ${texto.toLowerCase()}`,
      suma: rubros.map((suyo) => `+${suyo.clave}` as const),
    },
  ];
}

/** What the accounts gave to cash: haber − debe. */
function rubro(clave: string, texto: string, cuentas: readonly string[]): RenglonDeCuentas {
  return { tipo: 'cuentas', clave, texto, cuentas, lado: 'acreedor' };
}
