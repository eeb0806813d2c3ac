// What stands above a contact, whether it is read or changed: the cover, the way to close it, and the picture over both.
import type { Contact } from '@cuadra/demo-api/contacts/calls';
import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './contact-cover.module.css';
import { ContactPhoto } from './contact-photo.tsx';

interface ContactCoverProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  /** Over the picture. */
  readonly photoActions?: ReactNode;
  /** At the other end of the line of the picture. */
  readonly children?: ReactNode;
}

export function ContactCover({ contact, onClose, photoActions, children }: ContactCoverProps) {
  const f = useTexts(frameTexts);
  return (
    <>
      <div className={classes.cover}>
        {contact.background !== null && <img className={classes.picture} src={contact.background} alt="" />}
        <IconButton
          variant="default"
          className={classes.close ?? ''}
          label={f.close}
          icon={XMarkIcon}
          onClick={onClose}
        />
      </div>
      <div className={classes.line}>
        <div className={classes.photo}>
          <ContactPhoto contact={contact} side={128} />
          {photoActions}
        </div>
        {children}
      </div>
    </>
  );
}
