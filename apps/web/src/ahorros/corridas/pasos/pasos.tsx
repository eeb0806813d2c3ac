// What can be done with a run now, each button naming what it does; and what is not this person's to do, with the reason.

import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import {
  aplicarCorrida,
  aprobarCorrida,
  calcularCorrida,
  cancelarCorrida,
  detenerCorrida,
  pedirReversionDeCorrida,
  resolverReversionDeCorrida,
} from '@cuadra/contract/ahorros/pasos-de-corrida';
import { motivo } from '@cuadra/contract/campos';
import {
  type EstadoDeCorrida,
  nombresDeEstadoDeCorrida,
  type PasoDeCorrida,
} from '@cuadra/core/ahorros/corrida';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Note, Text } from '#ui/text/text.tsx';
import { ponerCorrida, refrescarCorrida } from '../consultas.ts';
import classes from '../corridas.module.css';
import { textosDe } from './consecuencias.ts';

/** What moves a run on comes first; what undoes it, last. */
const ORDEN: readonly PasoDeCorrida[] = [
  'aprobar',
  'aplicar',
  'reanudar',
  'revertir',
  'negar-reversion',
  'calcular',
  'detener',
  'pedir-reversion',
  'cancelar',
];

const PRINCIPALES: readonly PasoDeCorrida[] = ['aprobar', 'aplicar', 'reanudar', 'revertir'];
/** Where nothing else moves it on. */
const PIDEN_CALCULO: readonly EstadoDeCorrida[] = ['programado', 'vencido', 'fallido'];

/** What is expected of somebody else. */
const ESPERAS: Readonly<Partial<Record<PasoDeCorrida, string>>> = {
  aprobar: 'Espera que otra persona la apruebe.',
  aplicar: 'Aprobada: espera que la apliquen.',
  revertir: 'La reversión espera la decisión de otra persona.',
};

export function Pasos({ corrida }: { readonly corrida: Corrida }) {
  const [abierto, setAbierto] = useState<PasoDeCorrida>();
  const { libres, notas } = useSuyos(corrida);
  const principal = libres.find(
    (paso) => PRINCIPALES.includes(paso) || (paso === 'calcular' && PIDEN_CALCULO.includes(corrida.estado)),
  );
  return (
    <>
      {(libres.length > 0 || notas.length > 0) && (
        <Row gap="md">
          {libres.map((paso) => (
            <Button
              key={paso}
              variant={paso === principal ? 'filled' : 'default'}
              className={classes.boton ?? ''}
              onClick={() => setAbierto(paso)}
            >
              {textosDe(paso, corrida).boton}
            </Button>
          ))}
          {notas.map((frase) => (
            <Note key={frase}>{frase}</Note>
          ))}
        </Row>
      )}
      {abierto !== undefined && (
        <DialogoDePaso
          key={abierto}
          paso={abierto}
          corrida={corrida}
          onCerrar={() => setAbierto(undefined)}
        />
      )}
    </>
  );
}

/** The steps that this person gives, and what to know of those they do not. */
function useSuyos({ pasos }: Corrida) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const suyo = (paso: PasoDeCorrida) => permisos.includes(permisoDe[paso]);
  const enOrden = [...pasos].sort((uno, otro) => ORDEN.indexOf(uno.paso) - ORDEN.indexOf(otro.paso));
  const notas = enOrden.flatMap(({ paso, impedimento }) => {
    if (!suyo(paso)) return ESPERAS[paso] ?? [];
    return impedimento ?? [];
  });
  const libres = enOrden.flatMap(({ paso, impedimento }) =>
    suyo(paso) && impedimento === null ? [paso] : [],
  );
  return { libres, notas: [...new Set(notas)] };
}

// Asks before a step: what it does and, where it is wanted, why. If somebody else acted meanwhile the run as it is now is
// shown right here, and what was typed stays.
interface DialogoDePasoProps {
  readonly paso: PasoDeCorrida;
  /** As it is now, also while the dialog is open. */
  readonly corrida: Corrida;
  readonly onCerrar: () => void;
}

const SIN_MOTIVO = { motivo: '' };
type Escrito = typeof SIN_MOTIVO;
const conMotivo = z.object({ motivo });
const conMotivoONo = z.object({ motivo: z.string() });

function DialogoDePaso({ paso, corrida, onCerrar }: DialogoDePasoProps) {
  const { titulo, consecuencia, accion, peligro, hecho } = textosDe(paso, corrida);
  const cambio = useCambio(paso, corrida);
  const pideMotivo = esPreciso(paso, corrida);
  const order = useTask({
    initial: SIN_MOTIVO,
    resolver: judgedBy<Escrito, Escrito>(pideMotivo ? conMotivo : conMotivoONo),
    run: async ({ motivo: porque }) => {
      try {
        await ponerCorrida(await darPaso(paso, corrida, pideMotivo ? porque : ''));
      } catch (error) {
        // Only what was refused has to be seen again: the answer is the run itself.
        await refrescarCorrida(corrida.id);
        throw error;
      }
    },
    done: hecho,
  });
  return (
    <OrderDialog
      title={titulo}
      order={order}
      submit={accion}
      danger={peligro}
      disabled={!estaOfrecido(paso, corrida)}
      beginInSubmit={!pideMotivo}
      cancel="Volver"
      onClose={onCerrar}
    >
      {cambio !== undefined && <FormNotice tone="aviso" text={cambio} />}
      <Text figures lines="even">
        {consecuencia}
      </Text>
      {paso === 'aprobar' && <LoQueSeFirma corrida={corrida} />}
      {pideMotivo && (
        <LongTextField
          name="motivo"
          label={paso === 'aprobar' ? 'Por qué se aceptan las advertencias' : 'Motivo'}
          autoFocus
        />
      )}
    </OrderDialog>
  );
}

const estaOfrecido = (paso: PasoDeCorrida, { pasos }: Corrida): boolean =>
  pasos.some((uno) => uno.paso === paso && uno.impedimento === null);

function esPreciso(paso: PasoDeCorrida, corrida: Corrida): boolean {
  const { motivo: cuando } = textosDe(paso, corrida);
  return cuando === 'siempre' || (cuando === 'con-advertencias' && corrida.advertencias.length > 0);
}

/** What somebody else did since the dialog was opened. */
function useCambio(paso: PasoDeCorrida, corrida: Corrida): string | undefined {
  const vista = useRef({ version: corrida.version, estado: corrida.estado }).current;
  if (corrida.version === vista.version && corrida.estado === vista.estado) return undefined;
  const ahora = `Alguien más actuó: la corrida está ahora «${nombresDeEstadoDeCorrida[corrida.estado]}».`;
  return estaOfrecido(paso, corrida)
    ? `${ahora} Revise las cifras antes de seguir.`
    : `${ahora} Este paso ya no corresponde.`;
}

/** What the signature is bound to. */
function LoQueSeFirma({ corrida: { huella, advertencias } }: { readonly corrida: Corrida }) {
  return (
    <>
      {huella !== null && (
        <Text size="xs" muted>
          Huella del cálculo <span className="cifras">{huella.slice(0, LARGO_DE_HUELLA)}…</span>
        </Text>
      )}
      {advertencias.length > 0 && (
        <FormNotice
          tone="aviso"
          text={
            <Box as="ul" dots>
              {advertencias.map(({ codigo, mensaje }) => (
                <li key={`${codigo} ${mensaje}`}>{conMontosEnteros(mensaje)}</li>
              ))}
            </Box>
          }
        />
      )}
    </>
  );
}

const LARGO_DE_HUELLA = 16;

// Which endpoint each step is.

/** Who gives each, as its endpoint says it. */
const permisoDe = {
  calcular: calcularCorrida.permission,
  aprobar: aprobarCorrida.permission,
  aplicar: aplicarCorrida.permission,
  reanudar: aplicarCorrida.permission,
  detener: detenerCorrida.permission,
  cancelar: cancelarCorrida.permission,
  'pedir-reversion': pedirReversionDeCorrida.permission,
  'negar-reversion': resolverReversionDeCorrida.permission,
  revertir: resolverReversionDeCorrida.permission,
} as const satisfies Readonly<Record<PasoDeCorrida, Permiso>>;

/** With the version, and to approve with the fingerprint, of what the person is looking at. */
function darPaso(
  paso: PasoDeCorrida,
  { id, version, huella }: Pick<Corrida, 'id' | 'version' | 'huella'>,
  motivo: string,
): Promise<Corrida> {
  const params = { id };
  switch (paso) {
    case 'calcular':
      return call(calcularCorrida, { params, body: { version } });
    case 'aprobar':
      return call(aprobarCorrida, {
        params,
        body: { version, huella: huella ?? '', aceptaAdvertencias: motivo === '' ? null : motivo },
      });
    case 'aplicar':
    case 'reanudar':
      return call(aplicarCorrida, { params, body: { version } });
    case 'detener':
      return call(detenerCorrida, { params, body: { version, motivo } });
    case 'cancelar':
      return call(cancelarCorrida, { params, body: { version, motivo } });
    case 'pedir-reversion':
      return call(pedirReversionDeCorrida, { params, body: { version, motivo } });
    case 'negar-reversion':
      return call(resolverReversionDeCorrida, { params, body: { version, aprueba: false, motivo } });
    case 'revertir':
      return call(resolverReversionDeCorrida, { params, body: { version, aprueba: true, motivo: null } });
    default:
      return paso satisfies never;
  }
}
