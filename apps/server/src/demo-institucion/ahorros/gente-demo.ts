// The savers of the demo institution: invented people of the Verapaces, with documents whose check digits are right and that were
// never issued.
import { crearAzar } from '../historia/azar.ts';
import { identificadorDe } from '../identificador.ts';

export interface AsociadoDemo {
  readonly id: string;
  readonly nombre: string;
  readonly dpi: string | null;
  readonly nit: string | null;
  readonly documento: string | null;
  readonly nacimiento: string | null;
  readonly telefono: string;
  readonly direccion: string;
  readonly agencia: string;
}

export type ClaseDeGente = 'adulto' | 'menor' | 'juridica';

/** Always the same person for the same number. */
export function crearAsociado(n: number, clase: ClaseDeGente, agencia: string, anio: number): AsociadoDemo {
  const azar = crearAzar(`asociado ${n}`);
  const comun = {
    id: identificadorDe(`asociado ${n}`),
    agencia,
    telefono: `${azar.entero(3, 5)}${azar.entero(100, 999)}-${azar.entero(1000, 9999)}`,
    direccion: direccionEn(agencia, azar.entero(0, 999), azar.entero(1, 99)),
  };
  if (clase === 'juridica') {
    const nombre = juridicas[n % juridicas.length] ?? '';
    return {
      ...comun,
      nombre: n < juridicas.length ? nombre : `${nombre} ${n}`,
      dpi: null,
      nit: nitPara(7_000_000 + n * 137),
      documento: `Escritura constitutiva ${azar.entero(10, 480)}-${azar.entero(1998, 2019)}`,
      nacimiento: null,
    };
  }
  const esMujer = azar.ocurre(520);
  const nombres = esMujer ? deMujer : deHombre;
  const uno = nombres[azar.entero(0, nombres.length - 1)] ?? '';
  const otro = nombres[azar.entero(0, nombres.length - 1)] ?? '';
  const paterno = apellidos[azar.entero(0, apellidos.length - 1)] ?? '';
  const materno = apellidos[azar.entero(0, apellidos.length - 1)] ?? '';
  const edad = clase === 'menor' ? azar.entero(3, 14) : azar.entero(19, 78);
  const mes = String(azar.entero(1, 12)).padStart(2, '0');
  const nacimiento = `${anio - edad}-${mes}-${String(azar.entero(1, 28)).padStart(2, '0')}`;
  const acta = `Certificado de nacimiento ${azar.entero(100, 9_999)}-${anio - edad}`;
  return {
    ...comun,
    nombre: [uno, otro === uno ? '' : otro, paterno, materno].filter((parte) => parte !== '').join(' '),
    dpi: clase === 'menor' ? null : dpiPara(n, agencia),
    nit: null,
    documento: clase === 'menor' ? acta : null,
    nacimiento,
  };
}

/** The registry numbers people one after the other and is far from the nineties of millions: none of these is anybody's. */
function dpiPara(n: number, agencia: string): string {
  for (let numero = 90_000_000 + n * 11; ; numero += 1) {
    const digitos = String(numero);
    const suma = [...digitos].reduce((total, digito, i) => total + Number(digito) * (i + 2), 0);
    if (suma % 11 < 10) return `${digitos}${suma % 11}${municipios[agencia] ?? '1601'}`;
  }
}

function nitPara(numero: number): string {
  const digitos = [...String(numero)];
  const suma = digitos.reduce((total, digito, i) => total + Number(digito) * (digitos.length + 1 - i), 0);
  const verificador = (11 - (suma % 11)) % 11;
  return `${numero}${verificador === 10 ? 'K' : verificador}`;
}

const municipios: Readonly<Record<string, string>> = { '01': '1601', '02': '1609', '03': '1501' };

function direccionEn(agencia: string, cual: number, casa: number): string {
  const suyos = lugares[agencia] ?? [];
  const lugar = suyos[cual % suyos.length] ?? '';
  return lugar.startsWith('Zona')
    ? `${(cual % 11) + 1}a. calle ${(cual % 9) + 1}-${String(casa).padStart(2, '0')}, ${lugar.toLowerCase()}`
    : `${lugar}, casa ${casa}`;
}

const lugares: Readonly<Record<string, readonly string[]>> = {
  '01': [
    'Zona 1, Cobán',
    'Zona 2, Cobán',
    'Zona 4, Cobán',
    'Zona 8, Cobán',
    'Aldea Santa Lucía, Cobán',
    'Caserío Chicoj, Cobán',
    'Aldea Tontem, Cobán',
    'Barrio Santo Tomás, Cobán',
  ],
  '02': [
    'Zona 1, San Pedro Carchá',
    'Zona 3, San Pedro Carchá',
    'Barrio San Sebastián, San Pedro Carchá',
    'Aldea Chiguarrom, San Pedro Carchá',
    'Caserío Semesché, San Pedro Carchá',
    'Aldea Campur, San Pedro Carchá',
  ],
  '03': [
    'Zona 1, Salamá',
    'Zona 2, Salamá',
    'Barrio Abajo, Salamá',
    'Aldea San Ignacio, Salamá',
    'Aldea Las Canoas, Salamá',
  ],
};

/** The first has more money than all others; the second, the longest name. */
const juridicas: readonly string[] = [
  'Comercializadora de Cardamomo Flor de las Verapaces, S.A.',
  'Asociación Civil para el Desarrollo Integral y Sostenible de los Pequeños Productores de Café y Cardamomo de Carchá',
  'Comité de Agua Potable Aldea Santa Lucía',
  'Iglesia Evangélica Monte Sinaí de Cobán',
  'Ferretería y Agropecuaria El Quetzal, S.A.',
  'Transportes Ixil y Compañía Limitada',
  'Asociación de Mujeres Tejedoras Aj Kem',
  'Comité Pro Mejoramiento Barrio Santo Tomás',
  'Colegio Mixto Nueva Semilla, S.A.',
  'Asociación de Vecinos de Chicoj',
  'Farmacia San Rafael, S.A.',
  'Cooperativa de Transporte Los Cafetales, R.L.',
  'Junta Escolar Aldea Campur',
  'Asociación de Apicultores de Semesché',
  'Panificadora La Espiga Verapacense, S.A.',
  'Asociación Indígena Kawil Q’eqchi’',
  'Comité de Caminos Las Canoas',
  'Hotel y Restaurante Monja Blanca, S.A.',
  'Fundación Niños de la Verapaz',
  'Asociación de Comerciantes del Mercado de Salamá',
];

const deMujer: readonly string[] =
  'María,Ana,Rosa,Marta,Elena,Juana,Dominga,Candelaria,Petrona,Olga,Lidia,Irma,Carmen,Gloria,Sandra,Vilma,Blanca,Silvia,Marina,Aura,Floridalma,Esperanza,Angelina,Zoila,Amalia,Verónica,Claudia,Ingrid,Yolanda,Catarina'.split(
    ',',
  );
const deHombre: readonly string[] =
  'José,Juan,Mario,Carlos,Pedro,Domingo,Sebastián,Mateo,Ricardo,Miguel,Ángel,Francisco,Santiago,Marcos,Oscar,Rigoberto,Alfredo,Marvin,Erick,Byron,Gerardo,Tomás,Manuel,Rolando,Herlindo,Leonel,Edgar,Víctor,Abelino,Lorenzo'.split(
    ',',
  );
const apellidos: readonly string[] =
  'Caal,Xol,Choc,Pop,Tiul,Coc,Cucul,Maquín,Ical,Bolom,Chub,Tzalam,Yat,Cac,Sacul,Mucú,Ba,Botzoc,Quej,Tot,Xi,Pacay,Caz,Cú,Tzib,Ichich,Chen,Jucub,Rax,Teyul,Morales,García,López,Hernández,Pérez,Ramírez,Reyes,Leal,Sierra,Barrientos,Ponce,Winter,Fernández,Molina,Valdez,Alvarado,Ruano,Tista,Ixpatá,Cojoc'.split(
    ',',
  );
