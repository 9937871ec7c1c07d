import { Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/tiptap/styles.layer.css';
import classes from './announcements.module.css';

interface MessageEditorProps {
  html: string;
  onChange: (html: string) => void;
  description: string;
  error: string | undefined;
}

/** Allowed formatting of an announcement. The server sanitizes it as well. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: false,
  }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] }),
];

export function MessageEditor({ html, onChange, description, error }: MessageEditorProps) {
  const { t } = useTranslation('announcements');
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: { 'aria-label': t('editor.label'), 'aria-multiline': 'true', role: 'textbox', id },
    },
  });
  const labels = {
    boldControlLabel: t('editor.bold'),
    italicControlLabel: t('editor.italic'),
    underlineControlLabel: t('editor.underline'),
    h2ControlLabel: t('editor.heading'),
    bulletListControlLabel: t('editor.bullets'),
    orderedListControlLabel: t('editor.numbers'),
    linkControlLabel: t('editor.link'),
    unlinkControlLabel: t('editor.unlink'),
    undoControlLabel: t('editor.undo'),
    redoControlLabel: t('editor.redo'),
    linkEditorInputLabel: t('editor.link_address'),
    linkEditorInputPlaceholder: t('editor.link_address'),
    linkEditorSave: t('editor.link_save'),
  };
  return (
    <Input.Wrapper label={t('form.message')} required description={description} error={error} labelElement="div">
      <RichTextEditor editor={editor} labels={labels} className={classes.editor}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.H2 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
