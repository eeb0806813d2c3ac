// A step of the guide in one line: its state, what is next of it, whose it is and the way there; unfolded, all of it.
import {
  omitirPaso,
  type PasoEnLaGuia,
  verPuestaEnMarcha,
} from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import {
  type EstadoDePaso,
  type NombreDePaso,
  pasos,
} from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import type { Tone } from '#ui/look/look.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import classes from './guia.module.css';

const ESTADOS: Readonly<Record<EstadoDePaso, string>> = {
  pendiente: 'Pendiente',
  'en-curso': 'En curso',
  hecho: 'Hecho',
  'no-aplica': 'No aplica',
};

const TONOS = {
  pendiente: 'muted',
  'en-curso': 'warning',
  hecho: 'success',
  'no-aplica': 'muted',
} as const satisfies Record<EstadoDePaso, Tone>;

interface PasoProps {
  readonly numero: number;
  readonly paso: PasoEnLaGuia;
}

export function PasoDeLaGuia({
  numero,
  paso,
  esElSiguiente,
}: PasoProps & { /** Unfolded until the person says else. */ readonly esElSiguiente: boolean }) {
  const [elegido, setElegido] = useState<boolean>();
  const detalle = useId();
  const abierto = elegido ?? esElSiguiente;
  const { titulo, enlace } = pasos[paso.paso];
  return (
    <li className={classes.paso} data-estado={paso.estado}>
      <Grid gap="2xs lg" className={classes.linea}>
        <Numero numero={numero} estado={paso.estado} />
        <Title className={classes.titulo}>
          <button
            type="button"
            className={classes.alternar}
            aria-expanded={abierto}
            aria-controls={abierto ? detalle : undefined}
            onClick={() => setElegido(!abierto)}
          >
            <Row as="span" inline oneLine gap="sm" minHeight="1.75rem">
              {titulo}
              <ChevronDownIcon width={14} height={14} aria-hidden="true" />
            </Row>
          </button>
        </Title>
        <Estado estado={paso.estado} />
        <Text className={classes.resumen}>{!abierto && enBreve(paso)}</Text>
        <Text muted cut className={classes.quien}>
          {aQuien(paso)}
        </Text>
        {paso.esMio && (
          <PlainLink to={enlace} className={classes.ir} aria-label={`Abrir ${titulo}`}>
            {paso.estado === 'hecho' ? 'Revisar' : 'Abrir'}
          </PlainLink>
        )}
      </Grid>
      {abierto && (
        <Stack id={detalle} gap="xs" breaks className={classes.detalle}>
          <Detalle paso={paso} />
        </Stack>
      )}
    </li>
  );
}

/** As it was when it was signed: nothing to open. */
export function PasoFirmado({ numero, paso }: PasoProps) {
  return (
    <li className={classes.paso} data-estado={paso.estado}>
      <Grid gap="2xs lg" className={classes.linea}>
        <Numero numero={numero} estado={paso.estado} />
        <Title className={classes.titulo}>{pasos[paso.paso].titulo}</Title>
        <Estado estado={paso.estado} />
        <Text className={classes.resumen}>{loQueHay(paso)}</Text>
      </Grid>
    </li>
  );
}

function Numero({ numero, estado }: { readonly numero: number; readonly estado: EstadoDePaso }) {
  return (
    <Text as="span" size="xs" figures className={classes.numero} aria-hidden="true">
      {estado === 'hecho' ? '✓' : numero}
    </Text>
  );
}

function Estado({ estado }: { readonly estado: EstadoDePaso }) {
  return (
    <Text as="span" size="xs" weight="medium" tone={TONOS[estado]} className={classes.estado}>
      {ESTADOS[estado]}
    </Text>
  );
}

function Detalle({ paso: visto }: { readonly paso: PasoEnLaGuia }) {
  const { paso, estado, falta, esMio } = visto;
  const { opcional } = pasos[paso];
  const resumen = loQueHay(visto);
  return (
    <>
      <Text muted>{explicaciones[paso]}</Text>
      {resumen !== '' && <Text>{resumen}</Text>}
      {falta.length > 0 && (
        <Stack as="ul" dots>
          {falta.map((oracion) => (
            <li key={oracion}>{oracion}</li>
          ))}
        </Stack>
      )}
      {!seDiceQuienFirma(visto) && <Text muted>{leTocaA(visto)}</Text>}
      {esMio && opcional && estado !== 'hecho' && <Omision paso={paso} estado={estado} />}
    </>
  );
}

/** Once there is something to sign it is not for whoever holds the role: what is missing says whose it is. */
const seDiceQuienFirma = ({ paso, estado }: PasoEnLaGuia): boolean =>
  paso === 'comprobacion' && estado === 'en-curso';

/** What there is of it, or why it will not be done. */
const loQueHay = ({ resumen, omision }: PasoEnLaGuia): string =>
  omision === null ? resumen : `${omision.motivo} (${omision.por}, ${formatInstant(omision.en)})`;

/** In a line: what is missing first, how much there is, or what it is for. */
function enBreve(visto: PasoEnLaGuia): string {
  const [primera, ...otras] = visto.falta;
  if (primera === undefined) return loQueHay(visto) || explicaciones[visto.paso];
  return otras.length === 0 ? primera : `${primera} Y ${otras.length} más.`;
}

const aQuien = ({ esMio, responsables }: PasoEnLaGuia): string =>
  esMio ? 'Usted' : responsables.join(', ') || 'Sin nombrar';

function leTocaA({ esMio, responsables }: PasoEnLaGuia): string {
  if (!esMio)
    return `Le toca a ${responsables.length === 0 ? 'alguien que falta nombrar' : enLista.format(responsables)}.`;
  return responsables.length > 1
    ? `Le toca a usted, o a quien lo haga primero de ${responsables.length} personas.`
    : 'Le toca a usted.';
}

const enLista = new Intl.ListFormat('es-GT', { type: 'disjunction' });

interface OmisionProps {
  readonly paso: NombreDePaso;
  readonly estado: EstadoDePaso;
}

function Omision({ paso, estado }: OmisionProps) {
  const [omitiendo, setOmitiendo] = useState(false);
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescar);
  const retomar = () => hacer(() => call(omitirPaso, { params: { paso }, body: { aplica: true } }));
  return (
    <Row gap="xs md" className={classes.acciones}>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={ocupado}
        onClick={() => (estado === 'no-aplica' ? void retomar() : setOmitiendo(true))}
      >
        {estado === 'no-aplica' ? 'Sí se hará' : 'No aplica aquí'}
      </Button>
      {mensaje !== undefined && (
        <Text as="span" role="alert" basis="100%" tone="error">
          {mensaje}
        </Text>
      )}
      {omitiendo && (
        <ReasonDialog
          title={`${pasos[paso].titulo}: no aplica`}
          label="Por qué no se hará aquí"
          description="Queda en el acta con su nombre. Mientras no se firme, puede retomarlo."
          submit="Dejar sin hacer"
          run={(motivo) => call(omitirPaso, { params: { paso }, body: { aplica: false, motivo } })}
          refresh={refrescar}
          onClose={() => setOmitiendo(false)}
        />
      )}
    </Row>
  );
}

const refrescar = () => queryClient.invalidateQueries({ queryKey: [verPuestaEnMarcha.path] });

/** What each step is for, to somebody who never read a manual: apart from the steps themselves, which the welcome screen loads too. */
const explicaciones: Readonly<Record<NombreDePaso, string>> = {
  institucion: 'El nombre, el NIT, la dirección, el logo y quiénes firman: encabezan cada documento.',
  agencias: 'Cada lugar donde se atiende. Los libros se llevan por agencia.',
  personas:
    'Quiénes trabajan aquí y qué hace cada quien, con dos contadores al menos. El primer contador entra con su sobre y confirma los sobres de los demás.',
  catalogo: 'Adopte el catálogo para cooperativas que viene con el programa o traiga el suyo.',
  'cuentas-de-control': 'Qué cuenta es cada cosa: cajas, bancos, ahorros, resultados y cuentas puente.',
  ejercicios: 'Desde qué año se llevan los libros aquí, y qué años anteriores se traen.',
  'saldos-iniciales': 'Con cuánto empieza cada cuenta en cada agencia.',
  historia: 'Las partidas de antes, si las quiere aquí. Quien las trae no firma la puesta en marcha.',
  folios: 'En qué folio va cada libro autorizado.',
  auxiliares:
    'El detalle detrás de cada cuenta de control: cajas, bancos, ahorros y lo que se lleva en otra parte.',
  comprobacion:
    'El balance de apertura es el del sistema anterior. Firma un contador que no trajo la historia ni escribió ese balance, y empieza el trabajo.',
};
