// Which accounts a row of a statement adds, from its definition: of a total, those of the rows it adds; of a header, those
// under it, with what is not closed yet and will be taken there.
import { opuesto } from '../dinero.ts';
import type { Datos } from './armar.ts';
import type { Cifras } from './cifras.ts';
import { tomaDe } from './cobertura.ts';
import type { Definicion, Renglon, RenglonDeCuentas } from './definicion.ts';
import { medidas } from './medidas.ts';
import type { Aporte } from './partes.ts';
import { cuentasDeResultado, porCerrarDe } from './por-cerrar.ts';

type Fuente = Pick<Datos, 'catalogo' | 'cuentasDeCierre'>;

/** `fila` is the key of a row: `activo-neto`, `activo:101`, `capital:508101:por-cerrar`. */
export function aportesDe(definicion: Definicion, fuente: Fuente, fila: string): Aporte[] {
  const renglon = definicion.renglones.find((uno) => esDe(uno, fila));
  if (renglon?.tipo === 'total')
    return renglon.suma.flatMap((sumando) => {
      const suyos = aportesDe(definicion, fuente, sumando.slice(1));
      return sumando.startsWith('-') ? suyos.map(alReves) : suyos;
    });
  if (renglon?.tipo !== 'cuentas') return [];
  const [codigo = '', calculada] = fila.slice(renglon.clave.length + 1).split(':');
  return calculada === undefined
    ? [...deCuentas(definicion, renglon, fuente, codigo), ...deLoNoCerrado(renglon, fuente, codigo, 'debajo')]
    : deLoNoCerrado(renglon, fuente, codigo, 'propio');
}

function esDe(renglon: Renglon, fila: string): boolean {
  if (renglon.tipo === 'titulo') return false;
  return fila === renglon.clave || (renglon.tipo === 'cuentas' && fila.startsWith(`${renglon.clave}:`));
}

function deCuentas(
  definicion: Definicion,
  renglon: RenglonDeCuentas,
  { catalogo }: Fuente,
  codigo: string,
): Aporte[] {
  const toma = tomaDe(definicion, renglon);
  const aportes = medidas[renglon.medida ?? definicion.medida];
  return catalogo
    .filter((una) => una.tipoCuenta === 'D' && una.idCuenta.startsWith(codigo) && toma(una))
    .flatMap(({ idCuenta }) => aportes.map((aporte) => enSuLado(renglon, { idCuenta, ...aporte })));
}

function deLoNoCerrado(
  renglon: RenglonDeCuentas,
  { catalogo, cuentasDeCierre }: Fuente,
  codigo: string,
  cual: 'propio' | 'debajo',
): Aporte[] {
  if (renglon.resultado === undefined) return [];
  const elegidas = porCerrarDe(cuentasDeCierre).filter((una) =>
    cual === 'propio' ? una.codigo === codigo : una.codigo !== codigo && una.codigo.startsWith(codigo),
  );
  return elegidas.flatMap(({ que, cuanto }) =>
    cuentasDeResultado(catalogo, renglon.resultado).map((idCuenta) =>
      enSuLado(renglon, { idCuenta, que, valor: cuanto }),
    ),
  );
}

const enSuLado = ({ lado }: RenglonDeCuentas, aporte: Aporte): Aporte =>
  lado === 'deudor' ? aporte : alReves(aporte);

function alReves({ valor, ...resto }: Aporte): Aporte {
  return { ...resto, valor: (cifras: Cifras) => opuesto(valor(cifras)) };
}
