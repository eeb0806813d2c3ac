// Enrolling the application of codes: what the telephone reads, the same to be typed, and a first code that proves it.
import { type ConCodigos, confirmarTotp, prepararTotp } from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './alta.module.css';
import { CampoDeCodigo } from './campo-de-codigo.tsx';

interface AltaDeTotpProps {
  readonly onHecha: (resultado: ConCodigos) => void;
  /** The buttons, around the one that does it. */
  readonly pie: (hacer: ReactNode) => ReactNode;
}

export function AltaDeTotp({ onHecha, pie }: AltaDeTotpProps) {
  // Each time it is opened there is another secret: the one of before does not come back from the cache.
  const secreto = useQuery({
    queryKey: ['alta-de-totp'],
    queryFn: async () => {
      const [nuevo, { encode }] = await Promise.all([call(prepararTotp), import('uqr')]);
      return { ...nuevo, dibujo: encode(nuevo.uri, { ecc: 'M', border: 2 }) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (secreto.isPending) return <SkeletonRows filas={3} alto={72} etiqueta="Preparando el secreto" />;
  if (secreto.isError) return <ErrorState error={secreto.error} reintentar={secreto.refetch} />;
  return <Confirmacion {...secreto.data} onHecha={onHecha} pie={pie} />;
}

interface ConfirmacionProps extends AltaDeTotpProps {
  readonly secreto: string;
  readonly dibujo: { readonly size: number; readonly data: boolean[][] };
}

function Confirmacion({ secreto, dibujo, onHecha, pie }: ConfirmacionProps) {
  const [codigo, setCodigo] = useState('');
  const [error, setError] = useState<unknown>();
  const [esperando, setEsperando] = useState(false);
  const confirmar = async () => {
    setEsperando(true);
    setError(undefined);
    await call(confirmarTotp, { body: { codigo } }).then(onHecha, (fallo: unknown) => {
      setError(fallo);
      setEsperando(false);
    });
  };
  const deCampo = error instanceof ApiError ? error.errores[0]?.mensaje : undefined;
  return (
    <form
      className={classes.alta}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirmar();
      }}
    >
      {error !== undefined && deCampo === undefined && <FormNotice tono="error" texto={messageOf(error)} />}
      <ol className={classes.pasos}>
        <li>
          Abra en su teléfono una aplicación de códigos (Google Authenticator, Microsoft Authenticator,
          Aegis…) y lea este dibujo.
          <div className={classes.dibujo}>
            <CodigoQr {...dibujo} />
          </div>
          <details className={classes.aMano}>
            <summary>No puedo leerlo: escribir el secreto</summary>
            <CopyField etiqueta="Secreto" valor={enGrupos(secreto)} />
          </details>
        </li>
        <li>
          Escriba el código que la aplicación muestra.
          <CampoDeCodigo metodo="totp" value={codigo} onChange={setCodigo} error={deCampo} />
        </li>
      </ol>
      {pie(
        <Button type="submit" loading={esperando} disabled={codigo.trim() === ''}>
          Activar
        </Button>,
      )}
    </form>
  );
}

/** Black on white whatever the scheme: that is how telephones read it. */
function CodigoQr({ size, data }: { readonly size: number; readonly data: boolean[][] }) {
  const trazo = data
    .flatMap((fila, y) => fila.map((negro, x) => (negro ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Código QR con el secreto"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={trazo} fill="#000" />
    </svg>
  );
}

const enGrupos = (secreto: string) => secreto.replaceAll(/(.{4})(?=.)/g, '$1 ');
