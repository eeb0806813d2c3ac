// A screen that could not be shown: a crash in it, or its data did not load. The rest of the shell stays.
import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Text, Title } from '#ui/text/text.tsx';

interface ErrorPageProps {
  readonly error: unknown;
  readonly reset: () => void;
}

export function ErrorPage({ error, reset }: ErrorPageProps): ReactNode {
  const router = useRouter();
  const texto = useBasicTexts();
  const reintentar = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <Centre>
      <ErrorState
        title={texto('crashTitle')}
        // What the server says of itself is told as it says it; what broke here means nothing to whoever reads.
        text={error instanceof ApiError ? undefined : texto('crashText')}
        error={error}
        retry={reintentar}
        button={texto('retry')}
        nombreDePeticion={texto('request')}
      />
    </Centre>
  );
}

// An address that leads nowhere.
interface NotFoundPageProps {
  /** Another way to find it. */
  readonly children?: ReactNode;
}

export function NotFoundPage({ children }: NotFoundPageProps): ReactNode {
  const texto = useBasicTexts();
  return (
    <Centre>
      <Text weight="bold" tone="primary">
        404
      </Text>
      <Title level={1} size="3xl" roomAbove="xs">
        {texto('notFoundTitle')}
      </Title>
      <Text muted max="28rem" roomAbove="sm">
        {texto('notFoundText')}
      </Text>
      {children !== undefined && (
        <Stack width="min(100%, 24rem)" roomAbove="2xl">
          {children}
        </Stack>
      )}
      <Box roomAbove="2xl">
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          {texto('backHome')}
        </Button>
      </Box>
    </Centre>
  );
}

/** In the middle of what the page would be. */
function Centre({ children }: { readonly children: ReactNode }) {
  return (
    <Stack align="center" justify="center" pad="xl 2xl" minHeight="min(100dvh, 32rem)" textAlign="center">
      {children}
    </Stack>
  );
}
