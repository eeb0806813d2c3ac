// Where a code is typed: six digits of the application, or one of recovery.
import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useBasicTexts } from '#platform/basic-texts.ts';

interface CampoDeCodigoProps {
  readonly metodo: 'totp' | 'recuperacion';
  readonly value: string;
  readonly onChange: (codigo: string) => void;
  readonly error?: string | undefined;
  readonly size?: 'sm' | 'md';
  readonly enfocar?: boolean;
}

export function CampoDeCodigo({ metodo, value, onChange, error, size = 'sm', enfocar }: CampoDeCodigoProps) {
  const texto = useBasicTexts();
  const esTotp = metodo === 'totp';
  return (
    <TextInput
      label={texto(esTotp ? 'appCode' : 'recoveryCode')}
      description={texto(esTotp ? 'appCodeHint' : 'recoveryCodeHint')}
      size={size}
      inputMode={esTotp ? 'numeric' : 'text'}
      autoComplete={esTotp ? 'one-time-code' : 'off'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={esTotp ? 7 : 16}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(enfocar ? { autoFocus: true, 'data-autofocus': true } : {})}
    />
  );
}
