// The recovery codes, the one time they are told: to copy, to keep as a file or to print.
import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import classes from './alta.module.css';

interface CodigosDeRecuperacionProps {
  readonly codigos: readonly string[];
  readonly onGuardados: () => void;
  /** The buttons, around the one that goes on. */
  readonly pie: (hacer: ReactNode) => ReactNode;
}

export function CodigosDeRecuperacion({ codigos, onGuardados, pie }: CodigosDeRecuperacionProps) {
  const email = useCurrentUser()?.email ?? '';
  const [guardados, setGuardados] = useState(false);
  return (
    <div className={classes.alta}>
      <FormNotice
        tono="aviso"
        texto="Guárdelos donde solo usted los encuentre, lejos del teléfono. No se mostrarán otra vez."
      />
      <div className={classes.hoja}>
        <p className={classes.soloImpreso}>
          Códigos de recuperación de Cuadra · {email}. Cada uno sirve una vez.
        </p>
        <ul className={classes.codigos} aria-label="Códigos de recuperación">
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </ul>
      </div>
      <Llevarlos codigos={codigos} email={email} />
      <Checkbox
        label="Ya los guardé"
        checked={guardados}
        onChange={({ currentTarget }) => setGuardados(currentTarget.checked)}
      />
      {pie(
        <Button disabled={!guardados} onClick={onGuardados}>
          Continuar
        </Button>,
      )}
    </div>
  );
}

function Llevarlos({ codigos, email }: { readonly codigos: readonly string[]; readonly email: string }) {
  const [resultado, setResultado] = useState('');
  const texto = `Códigos de recuperación de Cuadra\n${email}\nCada uno sirve una vez.\n\n${codigos.join('\n')}\n`;
  const copiar = () =>
    navigator.clipboard.writeText(texto).then(
      () => setResultado('Copiados.'),
      () => setResultado('El navegador no dejó copiarlos: descárguelos o imprímalos.'),
    );
  return (
    <div className={classes.acciones}>
      <Button variant="default" onClick={() => void copiar()}>
        Copiar
      </Button>
      <Button
        variant="default"
        onClick={() => saveFile(new File([texto], 'codigos-de-recuperacion.txt', { type: 'text/plain' }))}
      >
        Descargar
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        Imprimir
      </Button>
      <span role="status">{resultado}</span>
    </div>
  );
}
