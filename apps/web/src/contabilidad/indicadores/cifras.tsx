// The indicators side by side, each with its thirteen months and one click from its accounts; then what the month and the
// year came to, beside the same days of the year before.
import {
  type CifrasDeInicio,
  type Indicador,
  nombresDeIndicador,
  type Resultado,
} from '@cuadra/contract/contabilidad/indicadores';
import { CERO } from '@cuadra/core/dinero';
import { Link } from '@tanstack/react-router';
import { usePermission } from '#platform/current-session.ts';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Cifra } from './cifra.tsx';
import classes from './cifras.module.css';
import { CuentasDeLaCifra } from './cuentas-de-la-cifra.tsx';
import { decirCambio, decirProporcion } from './decir-cambio.ts';
import { enlaceDeBalance, enlaceDeMovimientos, enlaceDeResultados } from './enlaces.ts';
import { sinCifras } from './sin-cifras.ts';

interface CifrasProps {
  readonly datos: CifrasDeInicio;
}

export function Cifras({ datos }: CifrasProps) {
  if (sinCifras(datos)) return <NadaQueContar />;
  return (
    <div className={classes.marco}>
      <div className={classes.cifras}>
        {datos.indicadores.map((indicador) => (
          <UnIndicador key={indicador.id} indicador={indicador} datos={datos} />
        ))}
        <UnResultado titulo="Resultado del mes" columna="mes" resultado={datos.delMes} datos={datos} />
        <UnResultado titulo="Resultado del año" columna="acumulado" resultado={datos.delAnio} datos={datos} />
      </div>
    </div>
  );
}

/** Said once, where seven frames would say it. */
function NadaQueContar() {
  const edita = usePermission('catalogo:editar');
  return (
    <DeskNothing>
      Aún no hay cifras.{' '}
      {edita && (
        <Link to="/contabilidad/configuracion" hash="indicadores">
          Elija las cuentas que forman cada una
        </Link>
      )}
    </DeskNothing>
  );
}

export function AlcanceDeCifras({ datos: { hoy, soloDe } }: CifrasProps) {
  const dia = `Al ${formatDate(hoy)}`;
  return <>{soloDe === null ? dia : `${dia} · Solo ${enumerar(soloDe)}`}</>;
}

function UnIndicador({ indicador, datos }: CifrasProps & { readonly indicador: Indicador }) {
  const { id, valor, linea } = indicador;
  const titulo = nombresDeIndicador[id];
  if (valor === null) return <SinCuentas titulo={titulo} />;
  const proporcion = id === 'mora' ? decirProporcion(valor, datos.indicadores) : undefined;
  return (
    <Cifra
      titulo={titulo}
      valor={valor}
      cifra={<DeSusCuentas indicador={indicador} datos={datos} />}
      linea={linea}
    >
      {proporcion ?? decirCambio(valor, linea.at(-2)?.valor, 'este mes')}
    </Cifra>
  );
}

/** The balance general has all of the capital; one account, its movements; several are listed first. */
function DeSusCuentas({ indicador, datos }: CifrasProps & { readonly indicador: Indicador }) {
  const { id, partes } = indicador;
  const valor = indicador.valor ?? CERO;
  const [unica] = partes;
  if (id === 'capital')
    return <PlainLink to={enlaceDeBalance(datos.hoy)}>{formatearQuetzales(valor)}</PlainLink>;
  return partes.length === 1 && unica?.idCuenta != null ? (
    <PlainLink to={enlaceDeMovimientos(unica.idCuenta, datos)}>{formatearQuetzales(valor)}</PlainLink>
  ) : (
    <CuentasDeLaCifra titulo={nombresDeIndicador[id]} valor={valor} partes={partes} datos={datos} />
  );
}

interface UnResultadoProps extends CifrasProps {
  readonly titulo: string;
  readonly columna: 'mes' | 'acumulado';
  readonly resultado: Resultado;
}

function UnResultado({ titulo, columna, resultado: { valor, antes, linea }, datos }: UnResultadoProps) {
  const { hoy, haceUnAnio } = datos;
  return (
    <Cifra
      titulo={titulo}
      valor={valor}
      cifra={<PlainLink to={enlaceDeResultados(hoy, columna)}>{formatearQuetzales(valor)}</PlainLink>}
      linea={linea}
    >
      <PlainLink
        to={enlaceDeResultados(haceUnAnio, columna)}
        className={classes.antes}
        title={`Hasta el ${formatDate(haceUnAnio)}`}
      >
        {haceUnAnio.slice(0, 4)}: {formatearQuetzales(antes)}
      </PlainLink>
    </Cifra>
  );
}

function SinCuentas({ titulo }: { readonly titulo: string }) {
  const edita = usePermission('catalogo:editar');
  return (
    <div className={classes.cifra}>
      <h3 className={classes.titulo}>{titulo}</h3>
      <p className={classes.sinCuentas}>
        {edita ? (
          <Link to="/contabilidad/configuracion" hash="indicadores">
            Elija sus cuentas
          </Link>
        ) : (
          'El contador aún no elige sus cuentas.'
        )}
      </p>
    </div>
  );
}

const lista = new Intl.ListFormat('es-GT');
const enumerar = (nombres: readonly string[]): string => lista.format(nombres);
