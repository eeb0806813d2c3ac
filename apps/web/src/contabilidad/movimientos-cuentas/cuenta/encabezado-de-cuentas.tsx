// Whose movements these are, under which headers, and what they brought, moved and are left with.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { esDeResultado } from '@cuadra/core/cierre';
import type { Centavos } from '@cuadra/core/dinero';
import { decirCuales } from '@cuadra/core/partidas-contadas';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import { dayBefore } from '#ui/format/ranges.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type Busqueda, rangoDe } from '../busqueda.ts';
import { enlaceDeAntes, enlaceDeBusqueda, enlaceDeCuenta } from '../enlaces.ts';
import { contar, DE_AMBAS_NATURALEZAS } from '../nombres.ts';
import { anioDe, REINICIO_ANUAL, reinicioDe } from '../reinicios.ts';
import type { Resumen } from '../use-movimientos.ts';
import { ancestrosDe } from './ancestros.ts';
import classes from './encabezado-de-cuentas.module.css';

interface EncabezadoDeCuentasProps {
  readonly resumen: Resumen;
  readonly busqueda: Busqueda;
  readonly catalogo: readonly Cuenta[];
}

export function EncabezadoDeCuentas({ resumen, busqueda, catalogo }: EncabezadoDeCuentasProps) {
  const { total } = resumen;
  const { cuenta } = total;
  const notas = notasDe(resumen, busqueda).join(' ');
  return (
    <header className={classes.encabezado}>
      <div className={classes.textos}>
        {cuenta === null ? (
          <h2 className={classes.titulo}>
            {busqueda.etiqueta === undefined
              ? `Cuentas de la ${busqueda.desdeCuenta} a la ${busqueda.hastaCuenta}`
              : `Etiqueta ${busqueda.etiqueta}`}
          </h2>
        ) : (
          <>
            <Camino idCuenta={cuenta.idCuenta} busqueda={busqueda} catalogo={catalogo} />
            <div className={classes.linea}>
              <h2 className={classes.titulo}>
                <span className={classes.codigo}>{cuenta.idCuenta}</span> {cuenta.nombreCuenta}
              </h2>
              <p className={classes.nota}>{notas}</p>
            </div>
          </>
        )}
        {cuenta === null && <p className={classes.nota}>{notas}</p>}
        {total.sinCerrar !== 0 && <SinCerrar total={total} busqueda={busqueda} />}
      </div>
      <Cifras resumen={resumen} busqueda={busqueda} />
    </header>
  );
}

/** How the figures beside are to be read. */
function notasDe({ total: { cuenta, naturaleza }, cuentas }: Resumen, { partidas }: Busqueda): string[] {
  const deResultado = deResultadoEn(cuenta === null ? cuentas : [cuenta]);
  return [
    ...(naturaleza === null ? [] : [`Naturaleza ${naturaleza}.`]),
    ...(naturaleza === null && cuentas.length > 0 ? [DE_AMBAS_NATURALEZAS] : []),
    ...(cuenta?.tipoCuenta === 'D'
      ? []
      : [`${contar(cuentas.length, 'cuenta', 'cuentas')} con saldo o movimiento.`]),
    ...(deResultado === 'todas' ? ['De resultados: su saldo empieza en cero cada 1 de enero.'] : []),
    ...(deResultado === 'algunas' ? ['Las de resultados empiezan en cero cada 1 de enero.'] : []),
    ...(partidas === undefined ? [] : [decirCuales(partidas)]),
  ];
}

function deResultadoEn(cuentas: readonly { readonly idCuenta: string }[]): 'todas' | 'algunas' | 'ninguna' {
  const deResultado = cuentas.filter(({ idCuenta }) => esDeResultado(idCuenta));
  if (deResultado.length === 0) return 'ninguna';
  return deResultado.length === cuentas.length ? 'todas' : 'algunas';
}

interface CaminoProps extends Pick<EncabezadoDeCuentasProps, 'busqueda' | 'catalogo'> {
  readonly idCuenta: string;
}

/** The headers it is under, from the widest; each leads to all that is under it. */
function Camino({ idCuenta, busqueda, catalogo }: CaminoProps) {
  const ancestros = ancestrosDe(idCuenta, catalogo);
  if (ancestros.length === 0) return null;
  return (
    <nav aria-label="Cuentas de mayor">
      <ol className={classes.camino}>
        {ancestros.map(({ idCuenta: suyo, nombreCuenta }) => (
          <li key={suyo}>
            <PlainLink to={enlaceDeCuenta(suyo, busqueda)} title={`${suyo} ${nombreCuenta}`}>
              {nombreCuenta}
            </PlainLink>
            <ChevronRightIcon aria-hidden="true" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SinCerrarProps extends Pick<EncabezadoDeCuentasProps, 'busqueda'> {
  readonly total: Resumen['total'];
}

/** What earlier years hold until their closing partida: the trial balance still counts it. */
function SinCerrar({ total: { sinCerrar }, busqueda }: SinCerrarProps) {
  const hasta = `${anioDe(rangoDe(busqueda).desde) - 1}-12-31`;
  return (
    <p className={classes.nota}>
      De ejercicios anteriores sin cerrar, fuera de este saldo:{' '}
      <PlainLink to={enlaceDeAntes(busqueda, PRIMER_DIA, hasta)}>{formatearQuetzales(sinCerrar)}</PlainLink>
    </p>
  );
}

const PRIMER_DIA = '2000-01-01';

type CifrasProps = Omit<EncabezadoDeCuentasProps, 'catalogo'>;

function Cifras({ resumen, busqueda }: CifrasProps) {
  const { total } = resumen;
  const reinicio = reinicioDe(total.reinicios);
  const conLos = (nombre: string, centavos: Centavos, destacada = false) => (
    <Cifra nombre={nombre} centavos={centavos} destacada={destacada}>
      {busqueda.agrupar !== undefined && (
        <PlainLink to={enlaceDeBusqueda({ ...busqueda, agrupar: undefined })} title="Ver los movimientos">
          {formatearSaldo(centavos)}
        </PlainLink>
      )}
    </Cifra>
  );
  return (
    <dl className={classes.cifras}>
      <SaldoInicial resumen={resumen} busqueda={busqueda} />
      {conLos('Debe (Q)', total.debe)}
      {conLos('Haber (Q)', total.haber)}
      {reinicio !== 0 && conLos(REINICIO_ANUAL, reinicio)}
      {conLos('Saldo final (Q)', total.saldoFinal, true)}
    </dl>
  );
}

/** Leads to what it is made of; that of results, to what came before in its year. */
function SaldoInicial({ resumen: { total, cuentas }, busqueda }: CifrasProps) {
  const { cuenta, saldoInicial, sinCerrar } = total;
  const { desde } = rangoDe(busqueda);
  const [enero, deResultado] = [
    `${anioDe(desde)}-01-01`,
    deResultadoEn(cuenta === null ? cuentas : [cuenta]),
  ];
  const primero = deResultado === 'todas' ? enero : PRIMER_DIA;
  // On a first of January results not closed have just restarted: no list ends with what the rest brought.
  const reinicia = deResultado === 'algunas' && desde === enero && sinCerrar !== 0;
  return (
    <Cifra nombre="Saldo inicial (Q)" centavos={saldoInicial}>
      {primero < desde && !reinicia && (
        <PlainLink
          to={enlaceDeAntes(busqueda, primero, dayBefore(desde))}
          title="Ver los movimientos anteriores"
        >
          {formatearSaldo(saldoInicial)}
        </PlainLink>
      )}
    </Cifra>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly centavos: Centavos;
  readonly destacada?: boolean;
  /** Instead of the bare figure. */
  readonly children?: ReactNode;
}

function Cifra({ nombre, centavos, destacada = false, children }: CifraProps) {
  return (
    <div className={classes.cifra} data-destacada={destacada || undefined}>
      <dt>{nombre}</dt>
      <dd data-contrario={(centavos < 0 && nombre !== REINICIO_ANUAL) || undefined}>
        {children || formatearSaldo(centavos)}
      </dd>
    </div>
  );
}
