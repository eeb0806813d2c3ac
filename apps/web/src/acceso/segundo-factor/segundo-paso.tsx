// The second step of entering: what the person has in the hand, by whichever of their ways. The other ways stay one press
// away, because what one has at hand changes.
import '@mantine/core/styles/Checkbox.layer.css';
import { DIAS_RECORDADO, terminarIngreso } from '@cuadra/contract/acceso/segundo-factor';
import type { MetodoDeSegundoFactor } from '@cuadra/contract/acceso/segundo-factor-requerido';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../frame/access.module.css';
import { AccessForm, AccessNotice } from '../frame/access-form.tsx';
import { enPalabras, useCountdown } from '../frame/use-countdown.ts';
import { BotonDePasskey } from './boton-de-passkey.tsx';
import { CampoDeCodigo } from './campo-de-codigo.tsx';
import { recordarDispositivo } from './dispositivos-recordados.ts';
import type { SegundoPasoPendiente } from './marco-del-segundo-paso.tsx';
import { porQueNoHayPasskeys } from './passkeys-posibles.ts';

export function SegundoPaso({ email, requerido, onEntrar, onVolver }: SegundoPasoPendiente) {
  const posibles = requerido.metodos.filter(
    (metodo) => metodo !== 'passkey' || porQueNoHayPasskeys() === undefined,
  );
  const [metodo, setMetodo] = useState(posibles[0] ?? 'recuperacion');
  const [recordar, setRecordar] = useState(false);
  const entrar = async ({ dispositivo, codigosRestantes, ...abierta }: Terminado) => {
    if (dispositivo !== null) recordarDispositivo(email, dispositivo);
    if (codigosRestantes !== null) void notify(fraseDeRestantes(codigosRestantes));
    await onEntrar(abierta);
  };
  const comun = { intento: requerido.intento, recordar, onEntrar: entrar, onVolver };
  return (
    <Stack gap="xl">
      {metodo === 'passkey' ? (
        <ConPasskey {...comun} />
      ) : (
        <ConCodigo key={metodo} metodo={metodo} {...comun} />
      )}
      <Checkbox
        label={`No pedirlo en este navegador por ${DIAS_RECORDADO} días`}
        checked={recordar}
        onChange={({ currentTarget }) => setRecordar(currentTarget.checked)}
      />
      <Stack align="start" gap="md">
        {posibles
          .filter((otro) => otro !== metodo)
          .map((otro) => (
            <button key={otro} type="button" className={classes.enlace} onClick={() => setMetodo(otro)}>
              {OTRA_FORMA[otro]}
            </button>
          ))}
        <button type="button" className={classes.enlace} onClick={() => onVolver()}>
          Ingresar con otro usuario
        </button>
      </Stack>
    </Stack>
  );
}

type Terminado = ResponseOf<typeof terminarIngreso>;

interface FormaProps {
  readonly intento: string;
  readonly recordar: boolean;
  readonly onEntrar: (terminado: Terminado) => Promise<void>;
  readonly onVolver: (motivo?: string) => void;
}

function ConPasskey({ intento, recordar, onEntrar }: FormaProps) {
  const [mensaje, setMensaje] = useState<string>();
  return (
    <Box roomAbove="2xl">
      {mensaje !== undefined && <AccessNotice aviso={{ tono: 'error', texto: mensaje }} />}
      <BotonDePasskey
        principal
        texto="Usar mi llave de acceso"
        usar={(passkeys) => passkeys.completarIngreso(intento, recordar).then(onEntrar)}
        onFallo={setMensaje}
      />
    </Box>
  );
}

function ConCodigo({
  metodo,
  intento,
  recordar,
  onEntrar,
  onVolver,
}: FormaProps & { readonly metodo: 'totp' | 'recuperacion' }) {
  const [codigo, setCodigo] = useState('');
  const [mensaje, setMensaje] = useState<string>();
  const [esperando, setEsperando] = useState(false);
  const { segundos, empezar } = useCountdown();
  const enviar = async () => {
    setMensaje(undefined);
    setEsperando(true);
    const prueba = { metodo, codigo };
    try {
      await onEntrar(await call(terminarIngreso, { body: { intento, recordar, prueba } }));
    } catch (error) {
      if (error instanceof ApiError && error.codigo === 'INGRESO_VENCIDO') return onVolver(error.message);
      if (error instanceof ApiError && error.esperaSegundos !== undefined) empezar(error.esperaSegundos);
      setMensaje(mensajeDe(error));
      setCodigo('');
    }
    setEsperando(false);
  };
  const cuenta = segundos > 0 ? { cuenta: `Quedan ${enPalabras(segundos)}.` } : {};
  return (
    <AccessForm
      onSubmit={(event) => {
        event.preventDefault();
        void enviar();
      }}
      esperando={esperando}
      aviso={mensaje === undefined ? undefined : { tono: 'error', texto: mensaje, ...cuenta }}
      accion="Continuar"
      detenida={segundos > 0 || codigo.trim() === ''}
    >
      <CampoDeCodigo key={mensaje} metodo={metodo} value={codigo} onChange={setCodigo} size="md" enfocar />
    </AccessForm>
  );
}

/** What is wrong with a field is told of the field. */
function mensajeDe(error: unknown): string {
  const deCampo = error instanceof ApiError ? error.errores[0]?.mensaje : undefined;
  return deCampo ?? messageOf(error);
}

const OTRA_FORMA: Readonly<Record<MetodoDeSegundoFactor, string>> = {
  passkey: 'Usar una llave de acceso',
  totp: 'Usar la aplicación de códigos',
  recuperacion: 'Usar un código de recuperación',
};

function fraseDeRestantes(quedan: number): string {
  const cuantos = quedan === 1 ? 'Le queda 1 código' : `Le quedan ${quedan} códigos`;
  return `Usó un código de recuperación. ${cuantos}; puede hacer otros en su perfil.`;
}
