"""Orca runs this file when it starts. It writes Orca's speech to a file, and makes Orca read the page when a request file appears."""

import os

import orca.orca_state as orca_state
import orca.speech as speech
from gi.repository import GLib

SPOKEN = os.environ["ORCA_SPOKEN"]
REQUEST = os.environ["ORCA_REQUEST"]
# Orca also reads each page automatically after loading. Only requested reading is recorded.
reading = {"is_requested": False}


def write(line):
    with open(SPOKEN, "a", encoding="utf-8") as spoken:
        spoken.write(line.strip() + "\n")


def write_all(utterances, _progress):
    if not reading["is_requested"]:
        return
    reading["is_requested"] = False
    for context, _voice in utterances:
        write(context.utterance)
    write("(end)")


def read_when_requested():
    if os.path.exists(REQUEST):
        os.remove(REQUEST)
        reading["is_requested"] = True
        write("(begin)")
        orca_state.activeScript.sayAll(None)
    return True


# Replaces the synthesizer, because Orca waits forever if Speech Dispatcher cannot start.
speech.init = lambda: None
speech.stop = lambda: None
speech._speak = lambda text, _voice, _interrupt: write(text)
speech.sayAll = write_all
GLib.timeout_add(200, read_when_requested)
write("(ready)")
