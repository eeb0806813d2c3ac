// The coming year: which days have runs, scheduled or on their way, and terms that end. As small months to be gone through
// with the arrows; on a phone, as the list of the days that have something.

import { estadosDeCorrida } from '@cuadra/core/ahorros/corrida';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cuentasContadas, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { formatDate, formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../direccion.ts';
import classes from './calendario.module.css';
import { type DiaConAlgo, loQueTiene } from './dia-con-algo.ts';
import { diaSiguiente, idDeDia, type MesDeCalendario, mesesEntre } from './meses-del-calendario.ts';

export function Calendario() {
  const consulta = useQuery(consultas.calendario());
  const enMeses = useAtLeast('sm');
  return (
    <Loaded query={consulta} rows={8} label="Cargando el calendario">
      {({ desde, hasta, dias }) => {
        if (dias.length === 0)
          return (
            <EmptyState
              title="Nada en camino"
              text="Aquí se verán las corridas programadas y los plazos que vencen en el año."
            />
          );
        return enMeses ? <Anio desde={desde} hasta={hasta} dias={dias} /> : <Agenda dias={dias} />;
      }}
    </Loaded>
  );
}

interface AnioProps {
  readonly desde: string;
  readonly hasta: string;
  readonly dias: readonly DiaConAlgo[];
}

function Anio({ desde, hasta, dias }: AnioProps) {
  const { busqueda, push } = useDireccion();
  const [recordado, setRecordado] = useState(busqueda.dia);
  const dentro = recordado !== undefined && recordado >= desde && recordado <= hasta;
  const activo = dentro ? recordado : (dias[0]?.fecha ?? desde);
  const porFecha = new Map(dias.map((dia) => [dia.fecha, dia]));
  const abierto = busqueda.dia === undefined ? undefined : porFecha.get(busqueda.dia);
  const abrir = (fecha: string) => {
    setRecordado(fecha);
    push({ dia: porFecha.has(fecha) && fecha !== busqueda.dia ? fecha : undefined });
  };
  const irA = (tecla: string): boolean => {
    const nuevo = diaSiguiente(tecla, activo, { desde, hasta });
    if (nuevo === undefined) return false;
    setRecordado(nuevo);
    document.getElementById(idDeDia(nuevo))?.focus();
    return true;
  };
  return (
    <>
      <Leyenda />
      <Grid className={classes.anio} gap="xl 2xl" align="start" pad="lg xl">
        {mesesEntre(desde, hasta).map((mes) => (
          <Mes
            key={mes.clave}
            mes={mes}
            porFecha={porFecha}
            activo={activo}
            abierto={busqueda.dia}
            entre={{ desde, hasta }}
            onAbrir={abrir}
            onTecla={irA}
          />
        ))}
      </Grid>
      {abierto !== undefined && <DiaAbierto dia={abierto} onCerrar={() => push({ dia: undefined })} />}
    </>
  );
}

function Leyenda() {
  return (
    <Row as="ul" gap="xs xl" pad="md xl" size="xs" muted aria-hidden>
      <Row as="li" inline gap="sm">
        <span className={classes.marca} data-clase="programada" /> Corrida programada
      </Row>
      <Row as="li" inline gap="sm">
        <span className={classes.marca} data-clase="corrida" /> Corrida en camino
      </Row>
      <Row as="li" inline gap="sm">
        <span className={classes.marca} data-clase="vencimiento" /> Plazos que vencen
      </Row>
    </Row>
  );
}

// One small month: its days with something carry marks, and one of all the days of the year holds the keyboard.
interface MesProps {
  readonly mes: MesDeCalendario;
  readonly porFecha: ReadonlyMap<string, DiaConAlgo>;
  /** Holds the keyboard. */
  readonly activo: string;
  readonly abierto: string | undefined;
  readonly entre: { readonly desde: string; readonly hasta: string };
  readonly onAbrir: (fecha: string) => void;
  /** Whether that key went somewhere. */
  readonly onTecla: (tecla: string) => boolean;
}

const SEMANA = [
  ['lun', 'L'],
  ['mar', 'M'],
  ['mie', 'M'],
  ['jue', 'J'],
  ['vie', 'V'],
  ['sab', 'S'],
  ['dom', 'D'],
] as const;

function Mes({ mes, ...resto }: MesProps) {
  return (
    <div>
      <Title level={3} size="sm" className={classes.nombre}>
        {formatMonth(mes.clave)}
      </Title>
      <Grid columns={7} max="18rem" size="xs" figures textAlign="center">
        {SEMANA.map(([clave, letra]) => (
          <Text as="span" key={clave} size="xs" weight="medium" muted aria-hidden>
            {letra}
          </Text>
        ))}
        {mes.semanas.map((semana) =>
          semana.map((fecha, lugar) => (
            <span key={fecha ?? `vacio ${lugar}`}>{fecha !== null && <Dia fecha={fecha} {...resto} />}</span>
          )),
        )}
      </Grid>
    </div>
  );
}

function Dia({
  fecha,
  porFecha,
  activo,
  abierto,
  entre: { desde, hasta },
  onAbrir,
  onTecla,
}: Omit<MesProps, 'mes'> & { readonly fecha: string }) {
  const numero = Number(fecha.slice(8));
  if (fecha < desde || fecha > hasta)
    return (
      <Row as="span" inline justify="center" className={classes.fuera}>
        {numero}
      </Row>
    );
  const suyo = porFecha.get(fecha);
  // It begins with what is seen, so that whoever says it aloud finds it.
  const nombre = `${numero} ${formatMonth(fecha)}`;
  return (
    <button
      type="button"
      id={idDeDia(fecha)}
      className={classes.dia}
      tabIndex={fecha === activo ? 0 : -1}
      data-hoy={fecha === todayInGuatemala() || undefined}
      data-con-algo={suyo !== undefined || undefined}
      aria-expanded={suyo === undefined ? undefined : fecha === abierto}
      aria-label={suyo === undefined ? nombre : `${nombre}: ${loQueTiene(suyo)}`}
      onClick={() => onAbrir(fecha)}
      onKeyDown={(event) => {
        if (onTecla(event.key)) event.preventDefault();
      }}
    >
      <Row as="span" inline justify="center" width="100%">
        {numero}
      </Row>
      {suyo !== undefined && <Marcas dia={suyo} />}
    </button>
  );
}

function Marcas({ dia: { programadas, corridas, vencimientos } }: { readonly dia: DiaConAlgo }) {
  return (
    <Row as="span" inline gap="2xs" className={classes.marcas}>
      {programadas.length > 0 && <span className={classes.marca} data-clase="programada" />}
      {corridas.length > 0 && <span className={classes.marca} data-clase="corrida" />}
      {vencimientos !== null && <span className={classes.marca} data-clase="vencimiento" />}
    </Row>
  );
}

// The day that was chosen, under the months.
interface DiaAbiertoProps {
  readonly dia: DiaConAlgo;
  readonly onCerrar: () => void;
}

function DiaAbierto({ dia, onCerrar }: DiaAbiertoProps) {
  return (
    <Stack
      as="section"
      className={classes.abierto}
      surface="box"
      pad="sm lg"
      aria-label={`Lo del ${formatDate(dia.fecha)}`}
      aria-live="polite"
    >
      <Row as="header" oneLine justify="between">
        <Title level={3} size="sm" figures>
          {formatDate(dia.fecha)}
        </Title>
        <IconButton label="Cerrar el día" icon={XMarkIcon} onClick={onCerrar} />
      </Row>
      <LoDelDia dia={dia} />
    </Stack>
  );
}

// The days that have something, one after another: what fits a phone.
function Agenda({ dias }: { readonly dias: readonly DiaConAlgo[] }) {
  return (
    <Box as="ol" line="between">
      {dias.map((dia) => (
        <Stack as="li" key={dia.fecha} gap="xs" pad="md xl">
          <Title level={3} size="sm" figures>
            {formatDate(dia.fecha)}
          </Title>
          <LoDelDia dia={dia} />
        </Stack>
      ))}
    </Box>
  );
}

// What a day has, each thing with the way to it.
function LoDelDia({ dia: { programadas, corridas, vencimientos } }: { readonly dia: DiaConAlgo }) {
  return (
    <Stack as="ul" gap="sm" size="sm" figures>
      {corridas.map(({ id, nombre, estado }) => {
        const conocido = estadosDeCorrida.find((uno) => uno === estado);
        return (
          <Row as="li" key={`corrida ${id}`} gap="xs md">
            <span className={classes.marca} data-clase="corrida" aria-hidden="true" />
            <Link to="/ahorros/corridas/$id" params={{ id: String(id) }}>
              {nombre}
            </Link>
            {conocido !== undefined && <EstadoDeCorridaVisto estado={conocido} />}
          </Row>
        );
      })}
      {programadas.map((una) => (
        <Row as="li" key={`${una.programacion} ${una.desde}`} gap="xs md">
          <span className={classes.marca} data-clase="programada" aria-hidden="true" />
          {una.nombre}: se calculan los intereses de {periodoEscrito(una)}
        </Row>
      ))}
      {vencimientos !== null && (
        <Row as="li" gap="xs md">
          <span className={classes.marca} data-clase="vencimiento" aria-hidden="true" />
          {vencimientos.cuentas === 1 ? 'Vence' : 'Vencen'} {cuentasContadas(vencimientos.cuentas)} a plazo
          por {enQuetzales(vencimientos.saldo)}
        </Row>
      )}
    </Stack>
  );
}
