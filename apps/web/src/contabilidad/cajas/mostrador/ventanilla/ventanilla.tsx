// The open jornada: a favourite or a kind opens its form, the receipt of what was done is shown big, and the keyboard goes
// back to the favourites for whoever comes next.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clases, type EstadoDeTraslado, nombresDeEstadoDeTraslado } from '@cuadra/core/cajas/movimiento';
import { numeroDeRecibo } from '@cuadra/core/cajas/recibo';
import { CheckCircleIcon, ClockIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Text } from '#ui/text/text.tsx';
import { Botones, Marco } from '../avisos/aviso.tsx';
import type { Final } from '../clases/clase.ts';
import { clasesDelMostrador } from '../clases/clases.ts';
import type { Resultado } from '../envio/ordenes.ts';
import { Favoritos } from '../favoritos/favoritos.tsx';
import { BotonesDeRecibo } from '../imprimir.tsx';
import classes from '../mostrador.module.css';
import { MovimientosDeHoy } from './movimientos-de-hoy.tsx';
import { Teclas } from './teclas.tsx';
import type { Trabajo } from './use-trabajo.ts';

interface VentanillaProps {
  readonly jornada: Jornada;
  readonly trabajo: Trabajo;
  readonly alContar: () => void;
}

export function Ventanilla({ jornada, trabajo, alContar }: VentanillaProps) {
  const { abierto, cerrar, terminar } = trabajo;
  // At hand before a form asks for them: a favourite is written at once, also while the line is down.
  useQuery(consultas.cuentas());
  useQuery(consultas.configuracion());
  return (
    <Grid columns="minmax(26.5rem, 5fr) minmax(0, 8fr)" oneBelow="lg" gap="lg" align="start">
      {abierto === undefined ? (
        <Elegir trabajo={trabajo} alContar={alContar} />
      ) : (
        <Section card max="64rem" key={abierto.vez} title={abierto.titulo}>
          <Box pad="lg xl">
            <abierto.clase.Formulario
              jornada={jornada}
              inicial={abierto.inicial}
              alTerminar={terminar}
              alCancelar={cerrar}
            />
          </Box>
        </Section>
      )}
      <MovimientosDeHoy jornada={jornada} alTerminar={trabajo.anotar} />
    </Grid>
  );
}

function Elegir({ trabajo, alContar }: Pick<VentanillaProps, 'trabajo' | 'alContar'>) {
  const { final, abrir, abrirFavorito } = trabajo;
  const lugar = useRef<HTMLElement>(null);
  // Nothing is being written: the keys of the counter work from here.
  useEffect(() => lugar.current?.focus({ preventScroll: true }), []);
  return (
    <Stack
      as="section"
      ref={lugar}
      gap="lg"
      tabIndex={-1}
      className={classes.elegir}
      aria-label="Qué registrar"
    >
      <Teclas trabajo={trabajo} alContar={alContar} />
      {final !== undefined && <Recibo final={final} />}
      <Favoritos alElegir={abrirFavorito} />
      <Grid min="9.5rem" even gap="md">
        {clasesDelMostrador.map((clase) => (
          <button key={clase.id} type="button" className={classes.boton} onClick={() => abrir(clase.id, {})}>
            <Row as="span" oneLine gap="md" size="md" weight="medium">
              <clase.icono width={20} height={20} aria-hidden="true" />
              <Box as="span" grow>
                {clase.nombre}
              </Box>
              <Text as="span" size="xs" muted weight="normal">
                <kbd>{clase.tecla}</kbd>
              </Text>
            </Row>
          </button>
        ))}
      </Grid>
    </Stack>
  );
}

/** What was just done, big enough to be read standing: the number of its receipt and its papers. */
function Recibo({ final }: { readonly final: Final }) {
  if (final.como !== 'hecho') return <EnEspera final={final} />;
  const { resultado } = final;
  if (resultado.que === 'traslado') return <TrasladoHecho resultado={resultado} />;
  const { movimiento } = resultado;
  const { codigoCaja, recibo, concepto } = movimiento;
  return (
    <MarcoDeRecibo tono="exito" icono={CheckCircleIcon}>
      <Hecho titulo={`Recibo ${numeroDeRecibo(codigoCaja, recibo)}`}>
        {queSeHizo(movimiento)}, {concepto}
      </Hecho>
      <Botones>
        <BotonesDeRecibo movimiento={movimiento.id} conOrigen={movimiento.tieneFormulario} />
      </Botones>
    </MarcoDeRecibo>
  );
}

function EnEspera({ final }: { readonly final: Exclude<Final, { readonly como: 'hecho' }> }) {
  return (
    <MarcoDeRecibo tono="atencion" icono={ClockIcon}>
      <Text grow>
        {final.como === 'esperando'
          ? final.texto
          : 'Quedó por enviar: se enviará una sola vez cuando vuelva la línea. No lo repita.'}
      </Text>
      {final.como === 'esperando' && final.enlace !== undefined && (
        <Button component="a" variant="default" href={final.enlace.a}>
          {final.enlace.texto}
        </Button>
      )}
    </MarcoDeRecibo>
  );
}

function TrasladoHecho({
  resultado,
}: {
  readonly resultado: Extract<Resultado, { readonly que: 'traslado' }>;
}) {
  const { estado, monto, origen, destino } = resultado.traslado;
  return (
    <MarcoDeRecibo tono="exito" icono={CheckCircleIcon}>
      <Hecho titulo={loHecho(estado)}>
        {formatearQuetzales(monto)} de {origen.nombre} a {destino.nombre}
      </Hecho>
    </MarcoDeRecibo>
  );
}

interface MarcoDeReciboProps {
  readonly tono: 'exito' | 'atencion';
  readonly icono: Icon;
  readonly children: ReactNode;
}

function MarcoDeRecibo({ tono, icono, children }: MarcoDeReciboProps) {
  const lugar = useRef<HTMLElement>(null);
  // A long form leaves the page scrolled down: what came of it is above. (What scrolling answers is a promise, no clean-up.)
  useEffect(() => {
    void lugar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Marco ref={lugar} tono={tono} icono={icono} lado={32} pad="lg xl" role="status">
      {children}
    </Marco>
  );
}

interface HechoProps {
  readonly titulo: string;
  readonly children: ReactNode;
}

function Hecho({ titulo, children }: HechoProps) {
  return (
    <Stack grow basis="14rem">
      <Text as="strong" size="3xl" weight="bold" figures>
        {titulo}
      </Text>
      <Text as="span" size="sm" muted>
        {children}
      </Text>
    </Stack>
  );
}

/** Undoing moves the cash the other way: it is not called as what it undoes. */
function queSeHizo({ clase, codigoCaja, monto, revierte }: Movimiento): string {
  if (revierte === null) return `${clases[clase].nombre} de ${formatearQuetzales(monto)}`;
  return `Deshace ${numeroDeRecibo(codigoCaja, revierte.recibo)}, ${formatearQuetzales(monto)}`;
}

/** What was done and not where it stands: by the time it is read, the other caja may have received it. */
const loHecho = (estado: EstadoDeTraslado): string =>
  estado === 'en_transito' ? 'Enviado' : nombresDeEstadoDeTraslado[estado];
