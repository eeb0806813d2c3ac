// Whose movements these are, under which headers, and what they brought, moved and are left with.

import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { padreDe } from '@cuadra/core/catalogo';
import { esDeResultado } from '@cuadra/core/cierre';
import type { Centavos } from '@cuadra/core/dinero';
import { decirCuales } from '@cuadra/core/partidas-contadas';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import { dayBefore } from '#ui/format/ranges.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { type Busqueda, rangoDe } from '../busqueda.ts';
import { enlaceDeAntes, enlaceDeBusqueda, enlaceDeCuenta } from '../enlaces.ts';
import classes from '../movimientos-cuentas.module.css';
import { contar, DE_AMBAS_NATURALEZAS } from '../nombres.ts';
import { anioDe, REINICIO_ANUAL, reinicioDe } from '../reinicios.ts';
import type { Resumen } from '../use-movimientos.ts';

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
    <Row as="header" justify="between" gap="xs 2xl" pad="xs xl" line="above">
      <Box grow basis="20rem">
        {cuenta === null ? (
          <Title size="lg" lines="even">
            {busqueda.etiqueta === undefined
              ? `Cuentas de la ${busqueda.desdeCuenta} a la ${busqueda.hastaCuenta}`
              : `Etiqueta ${busqueda.etiqueta}`}
          </Title>
        ) : (
          <>
            <Camino idCuenta={cuenta.idCuenta} busqueda={busqueda} catalogo={catalogo} />
            <Row align="baseline" gap="none lg">
              <Title size="lg" lines="even">
                <Text as="span" muted figures weight="medium">
                  {cuenta.idCuenta}
                </Text>{' '}
                {cuenta.nombreCuenta}
              </Title>
              <Notas>{notas}</Notas>
            </Row>
          </>
        )}
        {cuenta === null && <Notas>{notas}</Notas>}
        {total.sinCerrar !== 0 && <SinCerrar total={total} busqueda={busqueda} />}
      </Box>
      <Cifras resumen={resumen} busqueda={busqueda} />
    </Row>
  );
}

/** Nothing, where there is nothing to say. */
const Notas = ({ children }: { readonly children: string }) =>
  children !== '' && (
    <Text size="xs" muted>
      {children}
    </Text>
  );

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
      <Row as="ol" oneLine gap="none 2xs" size="xs" lines="tight" muted className={classes.camino}>
        {ancestros.map(({ idCuenta: suyo, nombreCuenta }) => (
          <Row as="li" key={suyo} inline oneLine>
            <PlainLink to={enlaceDeCuenta(suyo, busqueda)} title={`${suyo} ${nombreCuenta}`}>
              {nombreCuenta}
            </PlainLink>
            <Row as="span" inline rigid>
              <ChevronRightIcon width={14} height={14} aria-hidden="true" />
            </Row>
          </Row>
        ))}
      </Row>
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
    <Text size="xs" muted className={classes.discretos}>
      De ejercicios anteriores sin cerrar, fuera de este saldo:{' '}
      <PlainLink to={enlaceDeAntes(busqueda, PRIMER_DIA, hasta)}>{formatearQuetzales(sinCerrar)}</PlainLink>
    </Text>
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
    <Row as="dl" gap="xs 2xl" lines="tight" className={classes.cifras}>
      <SaldoInicial resumen={resumen} busqueda={busqueda} />
      {conLos('Debe (Q)', total.debe)}
      {conLos('Haber (Q)', total.haber)}
      {reinicio !== 0 && conLos(REINICIO_ANUAL, reinicio)}
      {conLos('Saldo final (Q)', total.saldoFinal, true)}
    </Row>
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
    <div>
      <Text as="dt" size="xs" muted>
        {nombre}
      </Text>
      <Text
        as="dd"
        size="lg"
        weight={destacada ? 'bold' : 'medium'}
        figures
        unbroken
        tone={centavos < 0 && nombre !== REINICIO_ANUAL ? 'error' : undefined}
        className={classes.discretos}
      >
        {children || formatearSaldo(centavos)}
      </Text>
    </div>
  );
}

/** The headers an account is under, from the widest. */
function ancestrosDe(idCuenta: string, catalogo: readonly Cuenta[]): Cuenta[] {
  const porCodigo = new Map(catalogo.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const ancestros: Cuenta[] = [];
  let codigo = padreDe(idCuenta);
  while (codigo !== undefined && codigo !== null) {
    const cuenta = porCodigo.get(codigo);
    if (cuenta !== undefined) ancestros.unshift(cuenta);
    codigo = padreDe(codigo);
  }
  return ancestros;
}
