// The whole document over the whole screen, and back. Where the browser does not allow it, the console says so.
import { ArrowsPointingOutIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { toggleFullscreen } from './toggle-fullscreen.ts';

export function FullscreenButton() {
  const { t } = useTranslation();
  if (!useAtLeast('md')) return null;
  return (
    <IconButton
      label={t('fullscreen.toggle')}
      icon={ArrowsPointingOutIcon}
      onClick={() => void toggleFullscreen(document)}
    />
  );
}
